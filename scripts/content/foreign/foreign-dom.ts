import { JSDOM } from 'jsdom';

/** The one document in which texts of other systems are worked on. */
export const { window } = new JSDOM('', { url: 'http://localhost' });

export function parseBody(html: string): HTMLElement {
  return new window.DOMParser().parseFromString(html, 'text/html').body;
}

/** An element of words alone, such as a paragraph, or of others. */
export function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = window.document.createElement(name);
  made.append(...children);
  return made;
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

/** HTML as words, its entities read; one blank where blocks meet. */
export function wordsOf(html: string): string {
  return wordsIn(parseBody(html));
}

/** Elements that a reader sees apart from what follows. */
const APART =
  'p, h1, h2, h3, h4, h5, h6, li, dt, dd, th, td, caption, figcaption, summary, blockquote, pre, div, br, hr, img';

export function wordsIn(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll(APART)) {
    one.before(' ');
    one.after(' ');
  }
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
