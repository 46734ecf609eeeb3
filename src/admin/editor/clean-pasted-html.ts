import { plainText } from '../ui/plain-paste';
import { readLinkAddress, withoutOwnOrigin } from './link-address';
import { parse } from './parse-html';
import { LEFT_OUT, pictureNotices, removeLostPictures, type HoldPicture } from './pasted-pictures';
import { keepSuperscripts } from './superscripts';
import { isBlank } from './stored-html';
import {
  convertNumberedHeadings,
  convertWebLists,
  convertWordLists,
  marksOf,
  noteNotices,
  removeNoteMarks,
  styleOf,
  wrap,
} from './word-processors';

interface CleanPaste {
  html: string;
  /** Sentences on what was lost. */
  notices: string[];
}

const DROPPED =
  'script,style,meta,link,title,template,noscript,xml,iframe,object,embed,svg,canvas,video,audio,button,input,select,textarea,colgroup';
const RENAMED: Record<string, string> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', strike: 's', del: 's' },
  ...{ caption: 'p', dt: 'p', dd: 'p', summary: 'p', address: 'p' },
};
const KEPT_ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  [LEFT_OUT]: ['alt', 'why'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};
const BLOCK = 'p,h2,h3,h4,ul,ol,li,blockquote,pre,hr,figure,table,thead,tbody,tfoot,tr,td,th';
const KEPT = new Set([
  ...BLOCK.split(','),
  ...'strong,em,s,u,code,br,a,img,figcaption'.split(','),
  LEFT_OUT,
]);

/**
 * Reduces clipboard HTML of Word, Google Docs or a web page to article markup: removes styles, fonts, classes, comments
 * and empty paragraphs; heading 1 becomes heading 2; Word's list paragraphs become lists. Local pictures are replaced
 * by placeholders.
 * @param hold keeps an embedded picture for the upload, if supported
 */
export function cleanPastedHtml(html: string, hold?: HoldPicture): CleanPaste {
  const body = parse(html);
  removeComments(body);
  const notes = removeNoteMarks(body);
  convertWordLists(body);
  convertWebLists(body);
  convertNumberedHeadings(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  const raised = keepSuperscripts(body);
  const lostPictures = removeLostPictures(body, hold);
  // Inner elements first: their parents get final content.
  for (const element of [...body.querySelectorAll('*')].reverse()) tidy(element);
  wrapLooseText(body);
  for (const image of body.querySelectorAll(`p > :is(img, ${LEFT_OUT}):only-child`)) {
    if (!/\S/.test(image.parentElement?.textContent ?? '')) image.parentElement?.replaceWith(image);
  }
  removeEmpty(body);
  return {
    html: body.innerHTML.trim(),
    notices: [...pictureNotices(lostPictures), ...noteNotices(notes), ...raised],
  };
}

function tidy(element: Element): void {
  if (isNamespaced(element) || element.matches('.Apple-interchange-newline')) {
    element.replaceWith(...(element.matches('br') ? [] : element.childNodes));
    return;
  }
  const marked = element.matches('span, font') ? marksOf(element) : [];
  const name = RENAMED[element.localName] ?? element.localName;
  const isBold =
    name === 'strong' && !/(?:^|;)\s*font-weight:\s*(?:normal|400)/i.test(styleOf(element));
  if (name === 'a') return tidyLink(element as HTMLAnchorElement);
  if (name === 'figure') return tidyFigure(element);
  if (KEPT.has(name) && (name !== 'strong' || isBold)) return rename(element, name);
  if (isTextBlock(element)) return rename(element, 'p');
  wrap(element, marked);
}

/** Resolves Google's redirects; unwraps a link without words, or without a valid, safe address. */
function tidyLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const redirect = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1];
  const target = redirect ? (new URLSearchParams(redirect).get('q') ?? href) : href;
  const address = readLinkAddress(target).href ?? ownAddress(target);
  if (address === undefined || !/\S/.test(link.textContent ?? '')) {
    link.replaceWith(...link.childNodes);
  } else {
    link.setAttribute('href', address);
    rename(link, 'a');
  }
}

/** Keeps a picture with its caption; of other figures, the parts. */
function tidyFigure(figure: Element): void {
  const [picture, ...others] = figure.querySelectorAll('img');
  const caption = figure.querySelector('figcaption');
  const hasWords = caption && /\S/.test(caption.textContent);
  const isAll = hasWords && figure.textContent.trim() === caption.textContent.trim();
  if (picture && others.length === 0 && isAll) {
    for (const block of caption.querySelectorAll(BLOCK)) {
      block.replaceWith(...block.childNodes, block.nextSibling ? ' ' : '');
    }
    figure.replaceChildren(picture, caption);
    rename(figure, 'figure');
  } else {
    if (caption) rename(caption, 'p');
    wrap(figure, []);
  }
}

/** A page that staff made is in no list here; the preview's checks report dead ones. Readers have no business in the admin. */
function ownAddress(target: string): string | undefined {
  const path = withoutOwnOrigin(target);
  return path !== target && /^\/(?!(?:admin|preview)(?:[/?#]|$))[^/\\\s]\S*$/.test(path)
    ? path
    : undefined;
}

function isNamespaced(element: Element): boolean {
  return element.localName.includes(':');
}

/** A block element with inline content only: a paragraph. */
function isTextBlock(element: Element): boolean {
  return (
    element.matches('div, section, article, header, footer, main, aside') &&
    !element.querySelector(BLOCK) &&
    !element.closest('p')
  );
}

/** Text beside blocks: the editor would drop the spaces between its links. */
function wrapLooseText(body: HTMLElement): void {
  const picture = `img,${LEFT_OUT}`;
  if (!body.querySelector(`${BLOCK},${picture}`)) return;
  let paragraph: Element | undefined;
  for (const node of [...body.childNodes]) {
    const isBlankNode = !/\S/.test(node.textContent ?? '');
    const holds = (what: string) =>
      node instanceof Element && (node.matches(what) || node.querySelector(what) !== null);
    if (holds(BLOCK) || (isBlankNode && holds(picture))) {
      paragraph = undefined;
    } else if (isBlankNode && (!paragraph || isAfterBreak(node, paragraph))) {
      node.remove();
    } else {
      if (!paragraph) node.before((paragraph = body.ownerDocument.createElement('p')));
      paragraph.append(node);
    }
  }
}

const isAfterBreak = (node: Node, paragraph: Element) =>
  node.nodeType === Node.TEXT_NODE && paragraph.lastChild?.nodeName === 'BR';

function rename(element: Element, name: string): void {
  const next = element.ownerDocument.createElement(name);
  for (const attribute of KEPT_ATTRIBUTES[name] ?? []) {
    const value = element.getAttribute(attribute);
    if (value !== null) next.setAttribute(attribute, value);
  }
  next.append(...element.childNodes);
  element.replaceWith(next);
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(
    body,
    NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT,
  );
  const comments: Node[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === Node.COMMENT_NODE) comments.push(node);
    else node.textContent = plainText(node.textContent ?? '');
  }
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function removeEmpty(body: HTMLElement): void {
  for (const element of [
    ...body.querySelectorAll('p,h2,h3,h4,li,ul,ol,blockquote,strong,em,s,u,a,code'),
  ].reverse()) {
    while (element.lastChild?.nodeName === 'BR') element.lastChild.remove();
    if (isBlank(element) && element.matches(BLOCK)) element.remove();
    else if (isBlank(element)) element.replaceWith(...element.childNodes);
  }
}
