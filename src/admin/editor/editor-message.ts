import type { Dispatch, SetStateAction } from 'react';
import { parse } from './parse-html';
import { listParts } from './unsupported-markup';

/** A message about the text, with an optional action. */
export interface EditorMessage {
  text: string;
  /** Returns the new text, or `undefined` when the editor has changed it itself. */
  action?: { label: string; run: (html: string) => string | undefined };
}

export type OnMessage = Dispatch<SetStateAction<EditorMessage | undefined>>;

/**
 * Lists markup that an article cannot have, and offers links to embedded pages instead.
 * @param insert inserts the links, as `EditorMessage.action.run`
 */
export function removedMessage(
  html: string,
  lost: string[],
  insert: (links: string, html: string) => string | undefined,
): EditorMessage | undefined {
  const pages = embeddedPages(html);
  const others = lost.filter((part) => !pages.length || !/^<(?:iframe|embed|video)>$/.test(part));
  const names = [...new Set([...pages.map(({ name }) => name), ...namesOf(others)])];
  if (names.length === 0) return undefined;
  const text = `Left out, because an article cannot hold it: ${listParts(names)}.`;
  if (pages.length === 0) return { text };
  const label = pages.length === 1 ? 'Put a link to it instead' : 'Put links to them instead';
  return { text, action: { label, run: (current) => insert(linksTo(pages), current) } };
}

/** For markup that the visual view would lose. */
export function cannotShow(lost: string[]): EditorMessage {
  const names = listParts(namesOf(lost));
  return { text: `The visual view cannot keep ${names}, so this text stays in the HTML view.` };
}

/** Plain names of markup; others keep the technical name. */
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

/** Distinct names of the findings of `unsupportedMarkup`. */
function namesOf(parts: string[]): string[] {
  return [
    ...new Set(parts.map((part) => NAMES.find(([pattern]) => pattern.test(part))?.[1] ?? part)),
  ];
}

/** Video players, each with the watch page, to which the video's id is appended. */
const WATCH_PAGES: [player: RegExp, page: string][] = [
  [
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    'https://www.youtube.com/watch?v=',
  ],
  [/^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/, 'https://vimeo.com/'],
];

interface EmbeddedPage {
  /** In a sentence: "a video player". */
  name: string;
  href: string;
  text: string;
}

/** Embedded pages that can be linked. */
function embeddedPages(html: string): EmbeddedPage[] {
  return [...parse(html).querySelectorAll('iframe[src], embed[src], video[src]')].flatMap(
    (element) => pageOf(element.getAttribute('src')?.trim() ?? '', element.localName === 'video'),
  );
}

/** Watch page of a video player; `undefined` for others. */
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

/** Paragraphs of links. */
function linksTo(pages: EmbeddedPage[]): string {
  const link = (page: EmbeddedPage) => {
    const element = document.createElement('a');
    element.setAttribute('href', page.href);
    element.textContent = page.text;
    return `<p>${element.outerHTML}</p>`;
  };
  return pages.map(link).join('\n');
}
