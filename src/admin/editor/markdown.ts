import { parse } from './parse-html';

/** What nobody writes in a plain text: one is enough. */
const CERTAIN: readonly RegExp[] = [
  /^ {0,3}#{1,6} \S/m,
  /^ {0,3}(?:```|~~~)/m,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /\[[^\][\n]+\]\((?:https?:|mailto:|tel:|\/)[^\s()]+\)/,
  /^ {0,3}\|?(?: *:?-{3,}:? *\|)+/m,
];
/** What may be anybody's own way to write: two lines of it. */
const LIKELY = /^ {0,6}(?:[-*+]|\d{1,3}[.)]|>) \S/gm;
/** HTML of which a reader would see more than of its words. */
const FORMATTED = 'h1, h2, h3, h4, h5, h6, li, strong, b, em, table, a[href], img';

/** Whether a pasted text is written in markdown, and not shown as what it means by the HTML beside it. */
export function looksLikeMarkdown(text: string, html: string): boolean {
  const isWritten =
    CERTAIN.some((sign) => sign.test(text)) || (text.match(LIKELY)?.length ?? 0) > 1;
  return isWritten && !parse(html).querySelector(FORMATTED);
}

/** Reads markdown; loaded where some was pasted. */
export async function markdownReader(): Promise<(text: string) => string> {
  const { marked } = await import('marked');
  return (text) => marked.parse(text, { async: false, gfm: true });
}
