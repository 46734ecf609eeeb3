import { loadEnv } from 'vite';

/** How long a build waits for an answer: one of a thousand whole posts takes longer than a visitor would wait. */
export const readTimeout = () => AbortSignal.timeout(30_000);

/** For catch(), where the backend cannot be read: the console says what is built instead, unless PRERENDER_BLOG=required. */
export function warnUnlessRequired(what: string, instead: string) {
  return (error: unknown): undefined => {
    const { PRERENDER_BLOG } = loadEnv('production', process.cwd(), 'PRERENDER_');
    if (PRERENDER_BLOG === 'required') throw error;
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`${what} could not be read (${reason}): ${instead}.`);
  };
}
