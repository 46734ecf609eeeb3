import { numberOfWords } from '../../../shared/article/reading-time';
import { normalizeSpace, shortened } from '../../../shared/text';
import type { PageFinding } from './finding';

/** A check of the rendered page, short enough to run between two keys. */
type PageCheck = (page: Element) => PageFinding[];

const MAX_WORDS = 40;
/** Letters; shorter ones are abbreviations. */
const MIN_CAPITALS = 12;
const QUOTED = 60;
/** Link texts without meaning out of context. */
const EMPTY_WORDS =
  /^(click |read |see |find out |learn )?(here|more|this|link|this (link|page|article|post)|website|page|details)( here)?[.!…]?$/i;
const ADDRESS = /^(https?:\/\/|www\.)\S+$/i;
/** British telephone numbers. */
const TELEPHONE = /(?<![\d/])(?:\+44 ?(?:\(0\) ?)?|0)\d{2,4}[ -]?\d{3,4}[ -]?\d{3,4}(?!\d)/;
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, td, th, blockquote, figcaption, dd, dt';

const headings: PageCheck = (page) => {
  const all = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const level = (heading: Element) => Number(heading.tagName.slice(1));
  const [, ...others] = all.filter((heading) => level(heading) === 1);
  const jumps = all.filter((heading, index) => {
    const before = all[index - 1];
    return before !== undefined && level(heading) > level(before) + 1;
  });
  return [
    ...others.map((element) => ({
      rule: 'one h1',
      element,
      words: `${quoted(element)} is a second title: a page has one heading of the first level.`,
    })),
    ...jumps.map((element) => ({
      rule: 'heading order',
      element,
      words: `${quoted(element)} is a heading of level ${level(element)}, and the one before it is not of level ${level(element) - 1}.`,
    })),
  ];
};

const pictures: PageCheck = (page) =>
  [...page.querySelectorAll('img:not([alt])')].map((element) => ({
    rule: 'picture not described',
    element,
    isSerious: true,
    words:
      'A picture in the text is not described: double-click it to say what it shows, or that it is decorative.',
  }));

const smallPictures: PageCheck = (page) =>
  [...page.querySelectorAll('img')].flatMap((element) => {
    const { complete, naturalWidth, clientWidth } = element;
    if (!complete || naturalWidth === 0 || naturalWidth >= clientWidth) return [];
    const words = `A picture is ${naturalWidth} pixels wide and shown at ${clientWidth}: it looks blurred.`;
    return [{ rule: `small picture ${element.currentSrc}`, element, words }];
  });

const linkWords: PageCheck = (page) =>
  [...page.querySelectorAll('a')].flatMap((element) => {
    const text = normalizeSpace(element.textContent ?? '');
    if (ADDRESS.test(text)) {
      const words = `The link ${quoted(element)} shows its address: say what is there instead.`;
      return [{ rule: 'bare address', element, words }];
    }
    if (!EMPTY_WORDS.test(text)) return [];
    const words = `The link ${quoted(element)} does not say where it leads.`;
    return [{ rule: 'words of link', element, words }];
  });

const sentences: PageCheck = (page) =>
  blocksOf(page).flatMap((element) =>
    (element.textContent ?? '').split(/(?<=[.!?…])\s+/).flatMap((sentence) => {
      const count = numberOfWords(sentence);
      if (count <= MAX_WORDS) return [];
      const words = `A sentence of ${count} words is hard to follow: “${start(sentence)}”`;
      return [{ rule: 'long sentence', element, words }];
    }),
  );

const capitals: PageCheck = (page) =>
  blocksOf(page).flatMap((element) => {
    const letters = (element.textContent ?? '').replace(/\P{L}/gu, '');
    const capitals = letters.toUpperCase();
    // Urdu and Arabic have neither capitals nor small letters.
    const isShouted = letters === capitals && capitals !== letters.toLowerCase();
    if (letters.length < MIN_CAPITALS || !isShouted) return [];
    const words = `${quoted(element)} is in capital letters, which are read letter by letter.`;
    return [{ rule: 'capitals', element, words }];
  });

/** In rich texts only, which can have links. */
const telephones: PageCheck = (page) =>
  blocksOf(page).flatMap((element) => {
    if (!element.closest('[data-article]')) return [];
    const copy = element.cloneNode(true) as Element;
    copy.querySelectorAll('a').forEach((link) => link.remove());
    const number = TELEPHONE.exec(copy.textContent ?? '')?.[0];
    if (!number || element.closest('a')) return [];
    const words = `The telephone number ${number} is no link: on a phone it cannot be pressed.`;
    return [{ rule: `telephone ${number}`, element, words }];
  });

/** Beside axe's. */
export const PAGE_CHECKS: readonly PageCheck[] = [
  pictures,
  headings,
  linkWords,
  sentences,
  capitals,
  telephones,
  smallPictures,
];

/** Innermost blocks. */
function blocksOf(page: Element): Element[] {
  return [...page.querySelectorAll(BLOCKS)].filter((element) => !element.querySelector(BLOCKS));
}

/** The beginning of an element's text. */
export function quoted(element: Element): string {
  return `“${start(element.textContent ?? '')}”`;
}

function start(text: string): string {
  return shortened(normalizeSpace(text), QUOTED);
}
