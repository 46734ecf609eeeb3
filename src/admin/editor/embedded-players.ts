import { parse } from './parse-html';

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
export function embeddedPages(html: string): EmbeddedPage[] {
  return [...parse(html).querySelectorAll('iframe[src], embed[src], video[src]')].flatMap(
    (element) => pageOf(element.getAttribute('src')?.trim() ?? '', element.localName === 'video'),
  );
}

function pageOf(src: string, isVideo: boolean): EmbeddedPage[] {
  for (const [player, page] of WATCH_PAGES) {
    const [, video] = player.exec(src) ?? [];
    if (video) return [{ name: 'a video player', href: page + video, text: 'Watch the video' }];
  }
  if (!/^https?:\/\//.test(src)) return [];
  if (isVideo) return [{ name: 'a video', href: src, text: 'Watch the video' }];
  return /^https:\/\/(?:www\.)?google\.[a-z.]+\/maps\//.test(src)
    ? [{ name: 'a map', href: src, text: 'See the map' }]
    : [{ name: 'an embedded page', href: src, text: 'See the page' }];
}

/** The paragraphs that say where it can be seen instead. */
export function linksTo(pages: EmbeddedPage[]): string {
  const link = (page: EmbeddedPage) => {
    const element = document.createElement('a');
    element.setAttribute('href', page.href);
    element.textContent = page.text;
    return `<p>${element.outerHTML}</p>`;
  };
  return pages.map(link).join('\n');
}
