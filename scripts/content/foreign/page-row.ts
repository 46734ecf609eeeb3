import { isTakenBySite, pagePath } from '../../../src/content-types/page-path.ts';
import { pages } from '../../../src/content-types/pages.ts';
import { publicTypes } from '../../../src/content-types/public-types.ts';
import { sectionTypes } from '../../../src/content-types/sections/registry.ts';
import type { Row } from '../portable-row.ts';
import { fitted } from './article.ts';
import { plainText } from './foreign-dom.ts';
import { type ForeignPost, stableUuid } from './foreign-post.ts';
import { decoded } from './own-links.ts';

const { title, description, sections } = pages.fields;
const MAX_TEXT_LENGTH = sectionTypes.text.fields.html.maxLength;

/** The old path, as far as paths allow it here. */
export function pageAddress({ address }: Pick<ForeignPost, 'address'>): string {
  return URL.canParse(address) ? pagePath(decoded(new URL(address).pathname)) : '';
}

/** Why a foreign page cannot be imported; `undefined` when it can. */
export function unfitPage(path: string, content: string): string | undefined {
  if (!path) return 'no address can be made of its own';
  const lists = publicTypes.map((type) => type.path);
  if (isTakenBySite(path, lists)) return `its address, ${path}, belongs to the site itself`;
  const texts = textsOf(content);
  const isTooLong =
    texts.length > sections.max || texts.some((text) => text.length > MAX_TEXT_LENGTH);
  return isTooLong ? 'its text is too long for a page' : undefined;
}

export function pageRow(
  page: ForeignPost,
  path: string,
  content: string,
  losses: Set<string>,
): Row {
  const words = plainText(page.search?.description ?? '') || plainText(page.excerpt);
  return {
    id: stableUuid(page.address),
    path,
    title: fitted(page.title, title, losses),
    description: fitted(words, description, losses) || null,
    sections: textsOf(content).map((html, index) => ({
      id: `text-${index + 1}`,
      type: 'text',
      html,
    })),
    noindex: false,
    published_at: page.createdAt,
    created_at: page.createdAt,
    updated_at: page.updatedAt,
  };
}

/** One section, or as many as a long text needs; each but the first begins with a heading. */
function textsOf(content: string): string[] {
  const texts: string[] = [];
  for (const part of content.split(/(?=<h2\b)/)) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + part.length <= MAX_TEXT_LENGTH) {
      texts[texts.length - 1] = last + part;
    } else texts.push(part);
  }
  return texts;
}
