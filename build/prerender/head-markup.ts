import type { HeadTag } from '../../src/site/seo/head-tags.ts';
import { escapeMarkup } from './escape-markup.ts';

export function titleHtml(title: string): string {
  return `<title>${escapeMarkup(title)}</title>`;
}

export function tagHtml({ element, attributes }: HeadTag): string {
  const words = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
  );
  return `<${element}${words.join('')}>`;
}

/** @param json JSON-LD of the page at `path`, safe inside a script element */
export function structuredDataHtml(path: string, json: string): string {
  return `<script type="application/ld+json" data-page="${escapeMarkup(path)}">${json}</script>`;
}
