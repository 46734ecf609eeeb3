import type { SiteContent } from './site-content';

/** What visitors' pages show at this moment, as far as its modules are here (build/plugins/site-content.ts). */
export const shown: Partial<Record<keyof SiteContent, object>> = {};

/** What a module of `published` says: what was built, or what has been found to be newer before it was here. */
export function publish(name: keyof SiteContent, built: object): object {
  return (shown[name] ??= built);
}
