/** How long a build waits for an answer: one of a thousand whole posts takes longer than a visitor would wait. */
export const readTimeout = () => AbortSignal.timeout(30_000);
