import { parse } from './parse-html';
import { listParts } from './unsupported-markup';

/** Something about the text that its writer should know, and what can be done about it. */
export interface Notice {
  text: string;
  /** Given the text as it is at the press; gives back what it is to be, unless it has been changed already. */
  action?: { label: string; run: (html: string) => string | undefined };
}

export type OnNotice = (notice: Notice | undefined) => void;

/**
 * Tells what readers never get of some HTML, and offers a link where that is a page of its own.
 * @param insert puts the links into the text, as the action of a notice does
 */
export function removedNotice(
  html: string,
  lost: string[],
  insert: (links: string, html: string) => string | undefined,
): Notice | undefined {
  const pages = embeddedPages(html);
  const others = lost.filter((part) => !pages.length || !/^<(?:iframe|embed|video)>$/.test(part));
  const names = [...new Set([...pages.map(({ name }) => name), ...namesOf(others)])];
  if (names.length === 0) return undefined;
  const text = `Left out, because an article cannot hold it: ${listParts(names)}.`;
  if (pages.length === 0) return { text };
  const label = pages.length === 1 ? 'Put a link to it instead' : 'Put links to them instead';
  return { text, action: { label, run: (current) => insert(linksTo(pages), current) } };
}

/** Why a text whose parts the visual view would lose is shown as HTML. */
export function cannotShow(lost: string[]): Notice {
  const names = listParts(namesOf(lost));
  return { text: `The visual view cannot keep ${names}, so this text stays in the HTML view.` };
}

/** What the parts of HTML are to somebody who does not write it; everything else keeps its technical name. */
const NAMES: [parts: RegExp, name: string][] = [
  [/^<(?:script|noscript)>$|^on[a-z]+$/, 'a program'],
  [/^<(?:iframe|frame|embed|object)>$/, 'a video player or another embedded page'],
  [/^<(?:video|audio|source|track)>$/, 'a video or sound'],
  [/^<(?:form|fieldset|legend|input|select|option|textarea|label)>$/, 'a form'],
  [/^<button>$/, 'a button'],
  [/^<(?:style|font|center)>$|^(?:style|color|bgcolor|face|align|valign)$/, 'colours and fonts'],
  [/^<(?:svg|path|g|circle|rect|canvas|math)>$/, 'a drawing'],
  [/^<(?:figure|figcaption)>$/, 'a group of pictures'],
  [/^<(?:dl|dt|dd)>$/, 'a list of terms'],
  [/^<caption>$/, 'the caption of a table'],
  [/^<(?:colgroup|col)>$/, 'column widths'],
  [/^<(?:details|summary)>$/, 'a part that folds out'],
  [/^data-align$/, 'centred or justified text'],
  [/^<mark>$/, 'highlighted text'],
  [/^<(?:sub|sup)>$/, 'raised or lowered text'],
  [/^<(?:div|span|section|article|header|footer|main|aside|nav)>$/, 'a box around text'],
  [/^(?:id|class|name|role|tabindex|aria-.*|data-.*)$/, 'technical marks'],
];

/** Names the parts that `unsupportedMarkup` found missing, each once. */
function namesOf(parts: string[]): string[] {
  return [
    ...new Set(parts.map((part) => NAMES.find(([pattern]) => pattern.test(part))?.[1] ?? part)),
  ];
}

/** Players that show one video, each with the page where it can be watched, which ends with the video's name. */
const WATCH_PAGES: [player: RegExp, page: string][] = [
  [
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    'https://www.youtube.com/watch?v=',
  ],
  [/^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/, 'https://vimeo.com/'],
];

interface EmbeddedPage {
  /** What it is, in the words of a sentence: "a video player". */
  name: string;
  /** Where a link to it leads. */
  href: string;
  /** What the link says. */
  text: string;
}

/** The video players and other pages that are embedded in some HTML, as far as a link can lead to them. */
function embeddedPages(html: string): EmbeddedPage[] {
  return [...parse(html).querySelectorAll('iframe[src], embed[src], video[src]')].flatMap(
    (element) => pageOf(element.getAttribute('src')?.trim() ?? '', element.localName === 'video'),
  );
}

/** Where the video of a player can be watched; `undefined` for what is none that we know. */
export function watchPage(src: string): string | undefined {
  for (const [player, page] of WATCH_PAGES) {
    const [, video] = player.exec(src) ?? [];
    if (video) return page + video;
  }
  return undefined;
}

function pageOf(src: string, isVideo: boolean): EmbeddedPage[] {
  const page = watchPage(src);
  if (page) return [{ name: 'a video player', href: page, text: 'Watch the video' }];
  if (!/^https?:\/\//.test(src)) return [];
  if (isVideo) return [{ name: 'a video', href: src, text: 'Watch the video' }];
  return /^https:\/\/(?:www\.)?google\.[a-z.]+\/maps\//.test(src)
    ? [{ name: 'a map', href: src, text: 'See the map' }]
    : [{ name: 'an embedded page', href: src, text: 'See the page' }];
}

/** The paragraphs that say where it can be seen instead. */
function linksTo(pages: EmbeddedPage[]): string {
  const link = (page: EmbeddedPage) => {
    const element = document.createElement('a');
    element.setAttribute('href', page.href);
    element.textContent = page.text;
    return `<p>${element.outerHTML}</p>`;
  };
  return pages.map(link).join('\n');
}
