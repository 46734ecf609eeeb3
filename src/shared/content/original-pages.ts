import type { PageText } from './page-text.ts';

/**
 * The pages of sections that the site comes with, by their address. Each stands until staff publish a text of their own
 * for it, and again when they delete that; `private.is_original_page` names the same.
 */
const originalPages = {
  '/about': async () => (await import('./defaults/pages/about.ts')).about,
  '/privacy-policy': async () => (await import('./defaults/pages/privacy-policy.ts')).privacyPolicy,
  '/terms-of-service': async () =>
    (await import('./defaults/pages/terms-of-service.ts')).termsOfService,
} satisfies Record<string, () => Promise<PageText>>;

export type OriginalPath = keyof typeof originalPages;

export const ORIGINAL_PATHS = Object.keys(originalPages) as OriginalPath[];

export function isOriginalPath(path: unknown): path is OriginalPath {
  return ORIGINAL_PATHS.some((one) => one === path);
}

/** What the page at an address says without anybody's doing; `undefined` where the site comes with none. */
export async function originalPage(path: string): Promise<PageText | undefined> {
  return isOriginalPath(path) ? originalPages[path]() : undefined;
}
