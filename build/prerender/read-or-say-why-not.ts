import { loadEnv } from 'vite';

/** What the build reads of the backend; where it cannot, a line on the console says so, unless PRERENDER_BLOG=required. */
export async function readOrSayWhyNot<T>(
  read: () => Promise<T>,
  sentence: (reason: string) => string,
): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    const { PRERENDER_BLOG } = loadEnv('production', process.cwd(), 'PRERENDER_');
    if (PRERENDER_BLOG === 'required') throw error;
    console.warn(sentence(error instanceof Error ? error.message : String(error)));
    return undefined;
  }
}
