import { project, withTimeout } from '../../shared/supabase';

const SECOND_MS = 1000;
/** Timers count milliseconds in 31 bits; a tab is not left open that long without being looked at anew. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Does something each time a scheduled post becomes public, until nobody waits any more. */
export async function atPublications(act: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const seconds = await secondsToPublication(signal).catch(() => null);
    const wait = ((seconds ?? Infinity) + 1) * SECOND_MS;
    if (wait > LONGEST_WAIT_MS) return;
    await passed(wait, signal);
    if (!signal.aborted) await act();
  }
}

async function secondsToPublication(signal: AbortSignal): Promise<number | null> {
  const response = await fetch(`${project.url}/rest/v1/rpc/seconds_to_publication`, {
    headers: { apikey: project.key },
    signal: withTimeout(signal),
  });
  return response.ok ? ((await response.json()) as number | null) : null;
}

function passed(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, wait);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
