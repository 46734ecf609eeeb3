import { JSDOM } from 'jsdom';

/** The one document for HTML of other systems. */
export const { window } = new JSDOM('', { url: 'http://localhost' });

export function parseBody(html: string): HTMLElement {
  return new window.DOMParser().parseFromString(html, 'text/html').body;
}

export function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const created = window.document.createElement(name);
  created.append(...children);
  return created;
}

/** `<p><a href="…">words</a></p>` */
export function linkParagraph(href: string, words = href): HTMLElement {
  const link = element('a', words);
  link.setAttribute('href', href);
  return element('p', link);
}

interface FigureWords {
  alt?: string;
  caption?: string;
}

export function figure(src: string, { alt = '', caption }: FigureWords = {}): HTMLElement {
  const picture = element('img');
  picture.setAttribute('src', src);
  picture.setAttribute('alt', alt);
  return element('figure', picture, ...(caption ? [element('figcaption', caption)] : []));
}

/** Plain text of HTML; one blank where blocks meet. */
export function plainText(html: string): string {
  return wordsIn(parseBody(html));
}

/** Block elements. */
const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, li, dt, dd, th, td, caption, figcaption, summary, blockquote, pre, div, br, hr, img';

export function wordsIn(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const block of copy.querySelectorAll(BLOCKS)) {
    block.before(' ');
    block.after(' ');
  }
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
