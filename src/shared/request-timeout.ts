/** Timeout of requests to the backend (docs/specification.md, 9). */
export const REQUEST_TIMEOUT_MS = 10_000;

export const requestTimeout = () => AbortSignal.timeout(REQUEST_TIMEOUT_MS);

/** Adds a timeout of ten seconds, which includes the body. */
export function withTimeout(signal: AbortSignal): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  return AbortSignal.any([signal, timeout.signal]);
}

/** Longer than REQUEST_TIMEOUT_MS: an answer holds up to a thousand whole posts. */
export const readTimeout = () => AbortSignal.timeout(30_000);
