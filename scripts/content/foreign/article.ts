import { generateHTML, generateJSON } from '@tiptap/core';
import { editorExtensions } from '../../../src/admin/editor/editor-extensions.ts';
import { isBlank, toStoredHtml } from '../../../src/admin/editor/stored-html.ts';
import { cleanIn, setArticleCleaner } from '../../../src/shared/article/sanitize-article.ts';
import { normalizeSpace, shortened } from '../../../src/shared/text.ts';
import { parseBody, window, wordsIn } from './foreign-dom.ts';
import { absolute } from './own-links.ts';
import { plainStructure, SMALLER } from './plain-structure.ts';

setArticleCleaner((html) => cleanIn(window, html));
// The admin's editor stores what the browser's document serialises.
const { document, Element, NodeFilter } = window;
Object.assign(globalThis, { document, Element, NodeFilter });

export interface Article {
  /** Addresses of its pictures, absolute. */
  pictures: string[];
  /** Small sizes of its large pictures, which may be gone or too large. */
  smaller: ReadonlyMap<string, string>;
  /** Targets of its links, absolute. */
  links: string[];
  /** What readers of the source saw and an article here cannot hold. */
  losses: ReadonlySet<string>;
  /** The first words that say something without what surrounds them; empty for none. */
  opening(atMost: number): string;
  /** HTML as our editor stores it, with replaced addresses. */
  html(change: { picture: (address: string) => string; link: (address: string) => string }): string;
}

/** @param base resolves relative addresses */
export function foreignArticle(foreignHtml: string, base: string): Article {
  const body = parseBody(foreignHtml);
  const losses = plainStructure(body);
  const pictures = [...body.querySelectorAll('img')];
  const links = [...body.querySelectorAll('a')];
  const smaller = new Map<string, string>();
  for (const picture of pictures) {
    picture.src = absolute(picture.getAttribute('src') ?? '', base);
    const small = absolute(picture.getAttribute(SMALLER) ?? picture.src, base);
    if (small !== picture.src) smaller.set(picture.src, small);
  }
  for (const link of links) link.href = absolute(link.getAttribute('href') ?? '', base);
  return {
    pictures: pictures.map(({ src }) => src),
    smaller,
    links: links.map(({ href }) => href),
    losses,
    opening: (atMost) => shortenedTo(prose(body), atMost),
    html({ picture, link }) {
      const copy = body.cloneNode(true) as HTMLElement;
      for (const image of copy.querySelectorAll('img')) image.src = picture(image.src);
      for (const anchor of copy.querySelectorAll('a')) {
        anchor.href = link(anchor.getAttribute('href') ?? '');
      }
      return asEdited(toStoredHtml(copy.innerHTML));
    },
  };
}

/** HTML after a round trip through the visual editor. */
function asEdited(html: string): string {
  // Only here: other code treats a process with a window as a browser.
  Object.assign(globalThis, { window });
  try {
    const edited = generateHTML(generateJSON(html, editorExtensions), editorExtensions);
    return toStoredHtml(withoutEmpty(edited));
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

/** Removes the empty paragraph or heading that a moved picture leaves. */
function withoutEmpty(html: string): string {
  const body = parseBody(html);
  for (const block of [
    ...body.querySelectorAll('p, li, ul, ol, blockquote, h2, h3, h4'),
  ].reverse()) {
    if (isBlank(block) && !block.parentElement?.matches('td, th')) block.remove();
  }
  return body.innerHTML;
}

interface Limited {
  label: string;
  maxLength: number;
}

/** What a field takes of a text; the losses name one that is shortened. */
export function fitted(text: string, { label, maxLength }: Limited, losses: Set<string>): string {
  const kept = shortenedTo(text, maxLength);
  if (kept !== text) losses.add(`the end of “${label}”, of which ${maxLength} characters come`);
  return kept;
}

function shortenedTo(text: string, atMost: number): string {
  return text.length <= atMost ? text : shortened(text, atMost - 1);
}

/** Text without pictures and their captions, tables, cards of other pages, buttons and bare addresses. */
function prose(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const aside of copy.querySelectorAll('figure, table, aside')) aside.remove();
  const links = [...copy.querySelectorAll('a')];
  for (const block of new Set(links.map((link) => link.closest('p, li, div')))) {
    if (block && isOfLinks(block)) block.remove();
  }
  return normalizeSpace(
    wordsIn(copy).replace(/(?<![@\w])(?:https?:\/\/|www\.)[^\s<>()]*[^\s<>().,;:!?]/g, ''),
  );
}

function isOfLinks(block: Element): boolean {
  const words = ({ textContent }: Element) => (textContent ?? '').replace(/\s/g, '');
  return [...block.querySelectorAll('a')].map(words).join('') === words(block);
}
