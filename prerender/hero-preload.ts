/**
 * The link that fetches a page's largest picture before the parser meets it: the first picture of the rendered HTML
 * that was given priority, in its first format. Empty when there is none.
 */
export function heroPreload(html: string): string {
  for (const [, sources = ''] of html.matchAll(/<picture>(.*?)<\/picture>/gs)) {
    if (!sources.includes('fetchPriority="high"')) continue;
    const [, type, srcSet, sizes] =
      /<source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"/.exec(sources) ?? [];
    if (!srcSet) continue;
    return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
  }
  return '';
}
