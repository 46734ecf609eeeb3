import { JSDOM } from 'jsdom';
import { toStoredHtml } from '../../../src/admin/editor/stored-html.ts';
import { ARTICLE_POLICY } from '../../../src/shared/article/article-policy.ts';
import { cleanIn, setArticleCleaner } from '../../../src/shared/article/sanitize-article.ts';
import { normalizeSpace, shortened } from '../../../src/shared/text.ts';

const { window } = new JSDOM('', { url: 'http://localhost' });
setArticleCleaner((html) => cleanIn(window, html));
// What the admin's editor stores is made with the browser's document.
Object.assign(globalThis, { document: window.document, Element: window.Element });

/** Their content is another page or file; a link to it says the same. */
const PLAYERS = 'iframe, video, audio, embed, object';
const PICTURE_FILE = /\.(?:png|jpe?g|gif|webp|avif)$/i;

export interface Article {
  /** Addresses of its pictures, absolute. */
  pictures: string[];
  /** Names of elements that readers never get. */
  removed: string[];
  /** The HTML as our editor would store it, with addresses changed. */
  html(change: { picture: (address: string) => string; link: (address: string) => string }): string;
}

/** The text of a foreign post. @param base where it was read until now */
export function foreignArticle(foreignHtml: string, base: string): Article {
  const { body } = new window.DOMParser().parseFromString(foreignHtml, 'text/html');
  prepare(body);
  const absolute = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  for (const picture of body.querySelectorAll('img')) picture.src = absolute(sourceOf(picture));
  const pictures = [...body.querySelectorAll('img')];
  const allowed: readonly string[] = ARTICLE_POLICY.ALLOWED_TAGS;
  const removed = [...body.querySelectorAll('*')]
    .map(({ localName }) => localName)
    .filter((name) => !allowed.includes(name));
  return {
    pictures: pictures.map(({ src }) => src),
    removed: [...new Set(removed)],
    html({ picture, link }) {
      for (const image of pictures) image.setAttribute('src', picture(image.src));
      for (const anchor of body.querySelectorAll('a[href]')) {
        anchor.setAttribute('href', link(absolute(anchor.getAttribute('href') ?? '')));
      }
      return toStoredHtml(body.innerHTML);
    },
  };
}

/** A text's first words, for a card. */
export function firstWords(html: string, atMost: number): string {
  const { body } = new window.DOMParser().parseFromString(
    html.replace(/(<\/(?:p|h\d|li)>)/g, '$1 '),
    'text/html',
  );
  const text = normalizeSpace(body.textContent ?? '');
  return text.length <= atMost ? text : shortened(text, atMost - 1);
}

function prepare(body: HTMLElement): void {
  for (const player of body.querySelectorAll(PLAYERS)) {
    const source = player.querySelector('source')?.getAttribute('src');
    const address = player.getAttribute('src') ?? player.getAttribute('data') ?? source;
    player.replaceWith(...(address ? [linkTo(address, player)] : []));
  }
  for (const wrapper of body.querySelectorAll('.wp-block-embed__wrapper')) {
    const address = wrapper.textContent?.trim() ?? '';
    if (/^https?:\/\/\S+$/.test(address)) wrapper.replaceChildren(linkTo(address, wrapper));
  }
  for (const link of body.querySelectorAll('a[href]')) {
    const isToPicture = PICTURE_FILE.test(link.getAttribute('href') ?? '');
    if (isToPicture && link.querySelector('img')) link.replaceWith(...link.childNodes);
  }
  for (const heading of body.querySelectorAll('h1')) {
    const lower = window.document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

function linkTo(address: string, place: Element): HTMLElement {
  const link = window.document.createElement('a');
  link.href = address.startsWith('//') ? `https:${address}` : address;
  link.textContent = link.getAttribute('href');
  if (place.closest('p')) return link;
  const paragraph = window.document.createElement('p');
  paragraph.append(link);
  return paragraph;
}

/** Plugins that load pictures late keep the address elsewhere. */
function sourceOf(picture: HTMLImageElement): string {
  const source = picture.getAttribute('src') ?? '';
  const late = picture.getAttribute('data-src') ?? picture.getAttribute('data-lazy-src');
  return late && (!source || source.startsWith('data:')) ? late : source;
}
