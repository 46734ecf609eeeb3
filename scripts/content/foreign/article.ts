import { generateHTML, generateJSON } from '@tiptap/core';
import { editorExtensions } from '../../../src/admin/editor/editor-extensions.ts';
import { isBlank, toStoredHtml } from '../../../src/admin/editor/stored-html.ts';
import { cleanIn, setArticleCleaner } from '../../../src/shared/article/sanitize-article.ts';
import { shortened } from '../../../src/shared/text.ts';
import { parseBody, window, wordsOf } from './foreign-dom.ts';
import { plainStructure } from './plain-structure.ts';

setArticleCleaner((html) => cleanIn(window, html));
// What the admin's editor stores is made with the browser's document.
Object.assign(globalThis, { document: window.document, Element: window.Element });

export interface Article {
  /** Addresses of its pictures, absolute. */
  pictures: string[];
  /** Addresses that it leads to, absolute. */
  links: string[];
  /** What readers of it saw that has no place in an article of ours. */
  losses: ReadonlySet<string>;
  /** The HTML as our editor would store it, with addresses changed. */
  html(change: { picture: (address: string) => string; link: (address: string) => string }): string;
}

/** The text of a foreign post. @param base what its addresses are read against */
export function foreignArticle(foreignHtml: string, base: string): Article {
  const body = parseBody(foreignHtml);
  const losses = plainStructure(body);
  const absolute = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  const pictures = [...body.querySelectorAll('img')];
  const links = [...body.querySelectorAll('a')];
  for (const picture of pictures) picture.setAttribute('src', absolute(sourceOf(picture)));
  for (const link of links) link.setAttribute('href', absolute(link.getAttribute('href') ?? ''));
  return {
    pictures: pictures.map(({ src }) => src),
    links: links.map(({ href }) => href),
    losses,
    html({ picture, link }) {
      for (const image of pictures) image.setAttribute('src', picture(image.src));
      for (const anchor of links) {
        anchor.setAttribute('href', link(anchor.getAttribute('href') ?? ''));
      }
      return asEdited(toStoredHtml(body.innerHTML));
    },
  };
}

/** The HTML after a trip through the visual editor, which therefore opens it. */
function asEdited(html: string): string {
  // Only here: other code takes a process with a window for a browser.
  Object.assign(globalThis, { window });
  try {
    const edited = generateHTML(generateJSON(html, editorExtensions), editorExtensions);
    return toStoredHtml(withoutEmpty(edited));
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

/** A picture that stood in a line of its own leaves an empty one. */
function withoutEmpty(html: string): string {
  const body = parseBody(html);
  for (const one of [...body.querySelectorAll('p, li, ul, ol, blockquote')].reverse()) {
    if (isBlank(one) && !one.parentElement?.matches('td, th')) one.remove();
  }
  return body.innerHTML;
}

/** A text's first words, for a card. */
export function firstWords(html: string, atMost: number): string {
  const text = wordsOf(html);
  return text.length <= atMost ? text : shortened(text, atMost - 1);
}

/** Plugins that load pictures late keep the address elsewhere. */
function sourceOf(picture: HTMLImageElement): string {
  const source = picture.getAttribute('src') ?? '';
  const late = picture.getAttribute('data-src') ?? picture.getAttribute('data-lazy-src');
  return late && (!source || source.startsWith('data:')) ? late : source;
}
