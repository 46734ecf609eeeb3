import { escapeRegExp } from '../../shared/escape-reg-exp';
import { supabaseKey, supabaseUrl } from '../../shared/supabase';
import { shownTables } from './shown-tables';

/** A record, the form that it is written in, and what it says. */
export interface Form {
  table: string;
  href: string;
  texts: readonly RegExp[];
}

type Row = Record<string, unknown> & { id: string };

/** The beginning of a text tells it from others. */
const TELLING = 80;
const BLOCKS = 'p, li, h1, h2, h3, h4, td, th, dt, dd, figcaption, a';
/** Stands in the record for a figure or a name that the page shows. */
const PLACEHOLDER = /\{\{[^{}]*\}\}/;

/** The form of the post or the page at a path; `undefined` where the address is of neither. */
export async function formAt(path: string): Promise<Form | undefined> {
  const slug = /^\/blog\/([^/]+)\/?$/.exec(path)?.[1];
  const [table, filter] = slug
    ? (['blog_posts', { slug: `eq.${decodeURIComponent(slug)}` }] as const)
    : (['pages', { path: `eq.${path}` }] as const);
  const [row] = await ask(table, filter);
  return row && formOf(table, row);
}

/** The forms of everything that pages show beside their own texts. */
export async function contentForms(): Promise<Form[]> {
  const forms = await Promise.all(
    shownTables.map(async (table) => (await ask(table, {})).map((row) => formOf(table, row))),
  );
  return forms.flat();
}

/** Where a text that a page shows is written, with that text asked for. */
export function hrefOf(text: string, forms: readonly Form[]): string | undefined {
  const form = forms.find(({ texts }) => texts.some((one) => one.test(text)));
  return form && `${form.href}?${new URLSearchParams({ text: text.slice(0, TELLING) })}`;
}

/** A text as it is compared: without what makes no difference to a reader. */
export function comparable(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function formOf(table: string, row: Row): Form {
  const href = table === 'company' ? '/admin/company' : `/admin/${table}/${row.id}`;
  return { table, href, texts: textsIn(row).filter(Boolean).map(asShown) };
}

/** Every text of a row; of HTML each block. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    if (!value.includes('</')) return [comparable(value)];
    const { body } = new DOMParser().parseFromString(value, 'text/html');
    return [...body.querySelectorAll(BLOCKS)].map((block) => comparable(block.textContent ?? ''));
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

/** Any words may stand for a placeholder. */
function asShown(text: string): RegExp {
  return new RegExp(`^${text.split(PLACEHOLDER).map(escapeRegExp).join('.+')}$`);
}

async function ask(table: string, query: Record<string, string>): Promise<Row[]> {
  const answer = await fetch(`${supabaseUrl}/rest/v1/${table}?${new URLSearchParams(query)}`, {
    headers: { apikey: supabaseKey },
  });
  return answer.ok ? ((await answer.json()) as Row[]) : [];
}
