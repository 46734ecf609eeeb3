import { parse } from './parse-html';

/** Never in plain text: one match is enough. */
const CERTAIN: readonly RegExp[] = [
  /^ {0,3}#{1,6} \S/m,
  /^ {0,3}(?:```|~~~)/m,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /\[[^\][\n]+\]\((?:https?:|mailto:|tel:|\/)[^\s()]+\)/,
  /^ {0,3}\|?(?: *:?-{3,}:? *\|)+/m,
];
/** Also in plain text: needs two lines. */
const LIKELY = /^ {0,6}(?:[-*+]|\d{1,3}[.)]|>) \S/gm;
/** HTML with formatting. */
const FORMATTED = 'h1, h2, h3, h4, h5, h6, li, strong, b, em, table, a[href], img';

/** Whether the pasted text is markdown, without formatted HTML in the same clipboard. */
export function looksLikeMarkdown(text: string, html: string): boolean {
  const isWritten =
    CERTAIN.some((sign) => sign.test(text)) || (text.match(LIKELY)?.length ?? 0) > 1;
  return isWritten && !parse(html).querySelector(FORMATTED);
}

/** Lazy: loaded by a paste. */
export async function markdownReader(): Promise<(text: string) => string> {
  const { marked } = await import('marked');
  return (text) => marked.parse(text, { async: false, gfm: true, breaks: true });
}
