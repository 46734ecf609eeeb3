import { publishedContent, type Content } from '../content-store';
import { contentDefaults } from '../defaults/content-defaults';
import type { SiteContent } from '../site-content';
import { siteContentOf } from '../site-content-of';

const { content } = siteContentOf(contentDefaults, 'off');

/**
 * What tests read. Builds and development put a literal in the place of each module that asks for it
 * (build/plugins/site-content.ts).
 */
export function published<Name extends keyof SiteContent>(name: Name): Content<SiteContent[Name]> {
  return publishedContent(name, content[name]);
}
