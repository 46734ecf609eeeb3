import type { PageText } from './content-rows.ts';

/**
 * The pages of sections that the site comes with, by their address. Each stands until staff publish a text of their own
 * for it, and again when they delete that; `private.is_original_page` names the same.
 */
const originalPages = {
  '/': async () => (await import('./defaults/pages/home.ts')).home,
  '/about': async () => (await import('./defaults/pages/about.ts')).about,
  '/services': async () => (await import('./defaults/pages/services.ts')).services,
  '/contact': async () => (await import('./defaults/pages/contact.ts')).contact,
  '/sitemap': async () => (await import('./defaults/pages/sitemap.ts')).sitemap,
  '/privacy-policy': async (enquiries?: string) =>
    (await import('./defaults/pages/privacy-policy.ts')).privacyPolicy(enquiries),
  '/terms-of-service': async () =>
    (await import('./defaults/pages/terms-of-service.ts')).termsOfService,
} satisfies Record<string, (enquiries?: string) => Promise<PageText>>;

export type OriginalPath = keyof typeof originalPages;

export const ORIGINAL_PATHS = Object.keys(originalPages) as OriginalPath[];

export function isOriginalPath(path: unknown): path is OriginalPath {
  return ORIGINAL_PATHS.some((one) => one === path);
}

/**
 * What the page at an address says without anybody's doing; `undefined` where the site comes with none.
 * @param enquiries VITE_ENQUIRIES, for code that Vite does not build
 */
export async function originalPage(path: OriginalPath, enquiries?: string): Promise<PageText>;
export async function originalPage(path: string): Promise<PageText | undefined>;
export async function originalPage(
  path: string,
  enquiries: string | undefined = import.meta.env.VITE_ENQUIRIES,
): Promise<PageText | undefined> {
  return isOriginalPath(path) ? originalPages[path](enquiries) : undefined;
}
