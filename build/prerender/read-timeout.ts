/** Longer than REQUEST_TIMEOUT_MS: an answer holds up to a thousand whole posts. */
export const readTimeout = () => AbortSignal.timeout(30_000);
