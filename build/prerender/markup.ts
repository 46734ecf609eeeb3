import type { HeadTag } from '../../src/site/seo/head-tags.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for elements and quoted attributes, in HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Invalid in XML 1.0, even escaped (section 2.2). */
// eslint-disable-next-line no-control-regex -- these are the characters meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Removes what XML forbids, escapes the rest. */
export function xmlText(text: string): string {
  return escapeMarkup(text.replace(FORBIDDEN, ''));
}

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
