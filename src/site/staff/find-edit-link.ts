import { contentTypes } from '../../content-types/registry';
import { COUNTING } from '../../shared/content/placeholders';
import { readTable, readTables, type TableQuery } from '../../shared/content/read-tables';
import { firstCharacters, normalizeSpace } from '../../shared/text';
import { requestTimeout } from '../../shared/request-timeout';
import { project } from '../../shared/supabase';

/** Content types shown beside the blog and pages of sections. */
export const visibleTypes = contentTypes.filter((type) => type.public);

/** A record, its form's address, and its texts. */
export interface Form {
  table: string;
  href: string;
  texts: readonly Text[];
}

/** The pieces between placeholders. */
type Text = readonly string[];

/** Length of a beginning that identifies a text. */
const IDENTIFYING_LENGTH = 80;
const BLOCKS = 'p, li, h1, h2, h3, h4, td, th, dt, dd, figcaption, a';

/** The form of the post or page at a path; `undefined` for other addresses. */
export async function formAt(path: string): Promise<Form | undefined> {
  const slug = /^\/blog\/([^/]+)\/?$/.exec(path)?.[1];
  const [table, filter] = slug
    ? (['blog_posts', `slug=eq.${encodeURIComponent(decodeURIComponent(slug))}`] as const)
    : (['pages', `path=eq.${encodeURIComponent(path)}`] as const);
  const [row] = await readTable(project, { ...whole(table), filter }, requestTimeout());
  return row && formOf(table, row);
}

/** The forms of all content beside posts and pages. */
export async function contentForms(): Promise<Form[]> {
  const tables = visibleTypes.map(({ table }) => table);
  const { rows } = await readTables(project, tables.map(whole), requestTimeout());
  return tables.flatMap((table) => (rows[table] ?? []).map((row) => formOf(table, row)));
}

function whole(table: string): TableQuery {
  return { table, columns: '*', order: 'id' };
}

/** The address of the form that holds a text, with the text as parameter. */
export function hrefOf(text: string, forms: readonly Form[]): string | undefined {
  const form = forms.find(({ texts }) => texts.some((pieces) => matches(pieces, text)));
  return (
    form &&
    `${form.href}?${new URLSearchParams({ text: firstCharacters(text, IDENTIFYING_LENGTH) })}`
  );
}

function formOf(table: string, row: Readonly<Record<string, unknown>>): Form {
  const href = table === 'company' ? '/admin/company' : `/admin/${table}/${String(row.id)}`;
  return { table, href, texts: textsIn(row).filter(Boolean).map(piecesOf) };
}

/** Every text of a row; each block of HTML. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    if (!value.includes('</')) return [normalizeSpace(value)];
    const { body } = new DOMParser().parseFromString(value, 'text/html');
    return [...body.querySelectorAll(BLOCKS)].map((block) =>
      normalizeSpace(block.textContent ?? ''),
    );
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

/** Splits at placeholders and what they count, for which any words may be filled in. */
function piecesOf(text: string): Text {
  // A text has no line breaks of its own.
  return text.replace(COUNTING, '\n').split('\n');
}

/** Whether the pieces occur in order, with something between them. Not a pattern: that took 13 s for a hostile text. */
function matches(pieces: Text, rendered: string): boolean {
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return rendered === first;
  if (!rendered.startsWith(first) || !rendered.endsWith(last)) return false;
  const end = rendered.length - last.length;
  let at = first.length;
  for (const piece of rest) {
    at = rendered.indexOf(piece, at + 1);
    if (at < 0) return false;
    at += piece.length;
  }
  return at < end;
}
