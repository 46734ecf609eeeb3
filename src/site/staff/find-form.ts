import { partTypes } from '../../content-types/part-types';
import { publicTypes } from '../../content-types/public-types';
import { COUNTING } from '../../shared/content/placeholders';
import { readTable, readTables, type TableQuery } from '../../shared/content/read-tables';
import { firstCharacters, normalizeSpace } from '../../shared/text';
import { project, REQUEST_TIMEOUT_MS } from '../../shared/supabase';

/** The content types of what pages show beside the blog and pages of sections. */
export const shownTypes = import.meta.env.NO_PUBLIC_TYPES
  ? partTypes
  : [...partTypes, ...publicTypes];

/** A record, the form that it is written in, and what it says. */
export interface Form {
  table: string;
  href: string;
  texts: readonly Text[];
}

/** What stands before, between and after placeholders, each of which some words stand for. */
type Text = readonly string[];

/** The beginning of a text tells it from others. */
const TELLING = 80;
const BLOCKS = 'p, li, h1, h2, h3, h4, td, th, dt, dd, figcaption, a';

/** The form of the post or the page at a path; `undefined` where the address is of none. */
export async function formAt(path: string): Promise<Form | undefined> {
  const slug = /^\/blog\/([^/]+)\/?$/.exec(path)?.[1];
  const [table, filter] = slug
    ? (['blog_posts', `slug=eq.${encodeURIComponent(decodeURIComponent(slug))}`] as const)
    : (['pages', `path=eq.${encodeURIComponent(path)}`] as const);
  const [row] = await readTable(project, { ...whole(table), filter }, timeout());
  return row && formOf(table, row);
}

/** The forms of everything that pages show beside their own texts. */
export async function contentForms(): Promise<Form[]> {
  const tables = shownTypes.map(({ table }) => table);
  const { rows } = await readTables(project, tables.map(whole), timeout());
  return tables.flatMap((table) => (rows[table] ?? []).map((row) => formOf(table, row)));
}

function whole(table: string): TableQuery {
  return { table, columns: '*', order: 'id' };
}

function timeout(): AbortSignal {
  return AbortSignal.timeout(REQUEST_TIMEOUT_MS);
}

/** Where a text that a page shows is written, with that text asked for. */
export function hrefOf(text: string, forms: readonly Form[]): string | undefined {
  const form = forms.find(({ texts }) => texts.some((pieces) => isShown(pieces, text)));
  return form && `${form.href}?${new URLSearchParams({ text: firstCharacters(text, TELLING) })}`;
}

function formOf(table: string, row: Readonly<Record<string, unknown>>): Form {
  const href = table === 'company' ? '/admin/company' : `/admin/${table}/${String(row.id)}`;
  return { table, href, texts: textsIn(row).filter(Boolean).map(piecesOf) };
}

/** Every text of a row; of HTML each block. */
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

/** A text in pieces; any words may stand for a placeholder and what it counts. */
function piecesOf(text: string): Text {
  // It has no line breaks of its own.
  return text.replace(COUNTING, '\n').split('\n');
}

/** Whether a page shows it: its pieces in their order, something between them. By hand: as a pattern it took 13 s for a hostile text. */
function isShown(pieces: Text, shown: string): boolean {
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return shown === first;
  if (!shown.startsWith(first) || !shown.endsWith(last)) return false;
  const end = shown.length - last.length;
  let at = first.length;
  for (const piece of rest) {
    at = shown.indexOf(piece, at + 1);
    if (at < 0) return false;
    at += piece.length;
  }
  return at < end;
}
