import { SAFE_SCHEMES } from '../../../shared/article/article-policy';

/** Whether an address may stand in an article: no scheme (this site), or one that the article policy lets through. */
export function isSafeAddress(address: string, attribute: 'href' | 'src' = 'href'): boolean {
  const scheme = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(address)?.[1];
  return scheme === undefined || SAFE_SCHEMES[attribute].includes(scheme.toLowerCase());
}

/** An address as people type it, made whole: "example.com" gets https, "a@b.uk" mailto; "/contact" and "#top" stay. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(address)) return `https://${address}`;
  return address;
}
