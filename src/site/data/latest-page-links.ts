import { readPageLinks, type PageLink } from './page-links';
import { project, withTimeout } from './project';
import { publishedFill } from './published-fill';

/** The pages that the owner has made, as they are now; `undefined` while those that are shown are the same. */
export async function latestPageLinks(
  shown: readonly PageLink[],
  leaving: AbortSignal,
): Promise<PageLink[] | undefined> {
  const latest = await readPageLinks(project, publishedFill(), withTimeout(leaving));
  return JSON.stringify(latest) === JSON.stringify(shown) ? undefined : latest;
}
