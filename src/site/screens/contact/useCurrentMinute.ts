import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const CHECK_MS = 5_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

/** The start of the current minute, kept up to date; undefined in prerendered HTML, which cannot know when it is read. */
export function useCurrentMinute(): Date | undefined {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute * MINUTE_MS);
}
