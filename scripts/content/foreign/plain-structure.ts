import { watchPage } from '../../../src/admin/editor/editor-message.ts';
import { keepSuperscripts } from '../../../src/admin/editor/superscripts.ts';
import { anchorHeadings } from '../../../src/shared/article/readable-article.ts';
import { element, linkParagraph, wordsIn } from './foreign-dom.ts';
import { decoded } from './own-links.ts';

/** Their content is another page or file; a link leads to it. */
const PLAYERS = 'iframe, video, audio, embed, object';
/** Named by its extension. */
export const PICTURE_FILE = /\.(png|jpe?g|gif|webp|avif)$/i;
/** Ends the names of WordPress' smaller sizes. */
const SIZE = /-(?:\d+x\d+|scaled)$/;
/** Keeps the address of the small picture, which comes where the large one cannot. */
export const SMALLER = 'data-smaller';
/** Removed elements, with the name by which the loss is reported; `undefined` where readers saw nothing. */
const DROPPED: readonly [selector: string, name: string | undefined][] = [
  ['style, meta, link, title, template, noscript, colgroup', undefined],
  ['.kg-toggle-heading button, .wp-block-file__button, .kg-bookmark-metadata', undefined],
  ['script', 'a program (script)'],
  ['form', 'a form'],
  ['svg, canvas, math', 'a drawing'],
  ['button, input, select, textarea', 'a button or a field'],
];
const RENAMED: Record<string, string> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', ins: 'u', kbd: 'code', samp: 'code' },
  ...{ tt: 'code', del: 's', strike: 's', summary: 'h3', dd: 'p', cite: 'em' },
};

/**
 * Reduces the markup of page builders, WordPress' blocks and Ghost's cards to what an article may hold, in place, as
 * far as the editor would not. Returns the losses, in words.
 */
export function plainStructure(body: HTMLElement): Set<string> {
  const losses = new Set<string>();
  for (const player of body.querySelectorAll(PLAYERS)) {
    const source = player.querySelector('source')?.getAttribute('src');
    const address = player.getAttribute('src') ?? player.getAttribute('data') ?? source;
    if (address) player.replaceWith(linkFrom(address, player));
    else player.remove();
  }
  for (const [selector, name] of DROPPED) {
    for (const removed of body.querySelectorAll(selector)) {
      if (name) losses.add(name);
      removed.remove();
    }
  }
  bookmarks(body);
  callouts(body);
  for (const wrapper of body.querySelectorAll('.wp-block-embed__wrapper')) {
    const address = wrapper.textContent?.trim() ?? '';
    if (/^https?:\/\/\S+$/.test(address)) wrapper.replaceChildren(linkFrom(address, wrapper));
  }
  for (const picture of body.querySelectorAll('img')) keepLateSource(picture);
  unlinkPictures(body, losses);
  if (keepSuperscripts(body).length > 0) losses.add('that some of its text is raised or lowered');
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”');
  followHeadings(body);
  for (const list of body.querySelectorAll('ul')) {
    const items = [...list.children];
    if (items.length > 0 && items.every((item) => isPictureOnly(item))) {
      list.replaceWith(...items.flatMap((item) => [...item.childNodes]));
    }
  }
  for (const term of body.querySelectorAll('dt')) {
    term.replaceWith(element('p', element('strong', ...term.childNodes)));
  }
  for (const caption of body.querySelectorAll('caption')) {
    caption.closest('table')?.before(element('p', ...caption.childNodes));
    caption.remove();
  }
  for (const [from, to] of Object.entries(RENAMED)) {
    for (const old of body.querySelectorAll(from)) old.replaceWith(element(to, ...old.childNodes));
  }
  // The editor would part the heading there.
  for (const picture of body.querySelectorAll('h2 img, h3 img, h4 img'))
    picture.closest('h2, h3, h4')?.before(picture);
  for (const anchor of body.querySelectorAll('a:not([href])'))
    anchor.replaceWith(...anchor.childNodes);
  for (const styled of body.querySelectorAll(
    '[style], [align], [dir], [lang], [target], ol[type]',
  )) {
    for (const name of ['style', 'align', 'dir', 'lang', 'target', 'type'])
      styled.removeAttribute(name);
  }
  return losses;
}

/** Leads links within the text to the anchors that its headings have here. */
function followHeadings(body: HTMLElement): void {
  const headings = new Map(
    [...body.querySelectorAll('[id], a[name]')].map((marked) => [
      marked.id || marked.getAttribute('name'),
      marked.closest('h1, h2, h3'),
    ]),
  );
  anchorHeadings(body);
  for (const link of body.querySelectorAll('a[href^="#"]')) {
    const heading = headings.get(decoded((link.getAttribute('href') ?? '').slice(1)));
    if (heading?.id) link.setAttribute('href', `#${heading.id}`);
  }
}

/** Lazy-loading plugins keep the address in another attribute. */
function keepLateSource(picture: HTMLImageElement): void {
  const source = picture.getAttribute('src') ?? '';
  const late = picture.getAttribute('data-src') ?? picture.getAttribute('data-lazy-src');
  if (late && (!source || source.startsWith('data:'))) picture.setAttribute('src', late);
}

/** A link to the picture's own file gives a larger size of it; another one follows the picture. */
function unlinkPictures(body: HTMLElement, losses: Set<string>): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const pictures = link.querySelectorAll('img');
    if (pictures.length === 0) continue;
    const address = link.getAttribute('href') ?? '';
    if (wordsIn(link as HTMLElement) !== '') {
      // The text keeps the link; the picture goes before it.
      link.before(...pictures);
      continue;
    }
    const [picture, another] = pictures;
    const name = pictureName(address);
    const source = picture?.getAttribute('src') ?? '';
    if (picture && !another && name && name === pictureName(source)) {
      picture.setAttribute('src', address);
      picture.setAttribute(SMALLER, source);
      for (const size of ['width', 'height']) picture.removeAttribute(size);
    } else if (address !== '#') losses.add(`the link of a picture, to ${address}`);
    link.replaceWith(...link.childNodes);
  }
}

/** The same for a picture in all its sizes; empty for any other file. */
function pictureName(address: string): string {
  const file = address.split(/[?#]/, 1).join().split('/').at(-1) ?? '';
  return PICTURE_FILE.test(file) ? decoded(file).replace(PICTURE_FILE, '').replace(SIZE, '') : '';
}

/** Ghost's bookmark card: its title as a link, and its description. */
function bookmarks(body: HTMLElement): void {
  for (const card of body.querySelectorAll('.kg-bookmark-card')) {
    const address = card.querySelector('a[href]')?.getAttribute('href');
    const words = (part: string) => card.querySelector(`.kg-bookmark-${part}`)?.textContent?.trim();
    if (!address) continue;
    const description = words('description');
    const caption = card.querySelector('figcaption')?.textContent?.trim();
    card.replaceWith(
      element(
        'aside',
        linkParagraph(address, words('title') || address),
        ...[description, caption].flatMap((text) => (text ? [element('p', text)] : [])),
      ),
    );
  }
}

/** Ghost's callout: a box with an emoji. */
function callouts(body: HTMLElement): void {
  for (const box of body.querySelectorAll('.kg-callout-card')) {
    const sign = box.querySelector('.kg-callout-emoji')?.textContent?.trim();
    const text = box.querySelector('.kg-callout-text');
    if (!text) continue;
    const words = element('p', ...(sign ? [`${sign} `] : []), ...text.childNodes);
    box.replaceWith(element('blockquote', words));
  }
}

/** As an item of a gallery is. */
const isPictureOnly = ({ children }: Element) =>
  children.length === 1 && children[0]?.matches('figure, img') === true;

function linkFrom(address: string, place: Element): Element {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  const paragraph = linkParagraph(watchPage(whole) ?? whole);
  return place.closest('p') ? (paragraph.firstElementChild ?? paragraph) : paragraph;
}
