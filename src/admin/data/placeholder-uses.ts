import type { DataProvider, RaRecord } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import { columnsOfKind, type ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { recordTitle } from '../../schema/record-title';
import { placeholdersIn } from '../../shared/content/placeholders';
import { andList } from '../../shared/text';

interface TextsWithPlaceholders {
  /** Titles of texts that visitors stop to see. */
  hidden: string[];
  /** Titles of texts that visitors see with the raw placeholder. */
  asWritten: string[];
}

/** Texts of the whole site with one of these placeholders, such as "price.basic". */
async function textsWithPlaceholders(
  dataProvider: DataProvider,
  names: readonly string[],
): Promise<TextsWithPlaceholders> {
  const titles = async (columnsOf: (type: ContentType) => readonly string[] | undefined) => {
    const found = contentTypes.map(async (type) => {
      const quotes = columnsOf(type);
      if (!quotes) return [];
      const rows = await rowsOf(dataProvider, { ...type, quotes });
      return rows
        .filter((row) => quotedIn({ quotes }, row).some((name) => names.includes(name)))
        .map((row) => recordTitle(type, row));
    });
    return (await Promise.all(found)).flat();
  };
  const [hidden, asWritten] = await Promise.all([
    titles(({ quotes }) => quotes),
    titles(({ fills }) => fills),
  ]);
  return { hidden, asWritten };
}

/** Effect of a deletion on quoting texts; empty without any. */
export async function quotedWarning(
  dataProvider: DataProvider,
  names: readonly string[],
): Promise<string | undefined> {
  if (names.length === 0) return undefined;
  const { hidden, asWritten } = await textsWithPlaceholders(dataProvider, names);
  const figures = andList(names.map((name) => `{{${name}}}`));
  const sentences = [
    sentence(hidden, (text) => `visitors do not see ${text} any more`),
    sentence(asWritten, () => `visitors read ${figures} there`),
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

/** Texts that a rename would make too long, and so keep the former placeholder; empty without any. */
export async function leftBehindWarning(
  dataProvider: DataProvider,
  { quotedAs }: ContentType,
  before: FormValues | undefined,
  after: FormValues,
): Promise<string | undefined> {
  const [former, name] = [before && quotedAs?.(before), quotedAs?.(after)];
  if (!former || former === name) return undefined;
  const { hidden, asWritten } = await textsWithPlaceholders(dataProvider, [former]);
  const titles = [...hidden, ...asWritten].map((title) => `“${title}”`);
  if (titles.length === 0) return undefined;
  return `${andList(titles)} still ${titles.length === 1 ? 'quotes' : 'quote'} {{${former}}}: with the new name it would be too long. Shorten the text there, and write {{${name}}}.`;
}

function sentence(titles: readonly string[], outcome: (text: string) => string): string {
  if (titles.length === 0) return '';
  const [quote, text, they] =
    titles.length === 1
      ? ['quotes', 'that text', 'it quotes']
      : ['quote', 'those texts', 'they quote'];
  const named = andList(titles.map((title) => `“${title}”`));
  return `${named} ${quote} it: ${outcome(text ?? '')} until ${they} something else.`;
}

/** Placeholders of a record's texts. */
export function quotedIn({ quotes = [] }: Pick<ContentType, 'quotes'>, row: FormValues): string[] {
  return placeholdersIn(quotes.map((column) => JSON.stringify(row[column] ?? '')).join());
}

async function rowsOf(dataProvider: DataProvider, type: ContentType): Promise<FormValues[]> {
  const { table, primaryKey = 'id', titleColumn, quotes = [] } = type;
  const { data } = await dataProvider.getList<RaRecord>(table, {
    meta: { columns: [primaryKey, titleColumn, ...columnsOfKind(type, 'slug'), ...quotes] },
  });
  return data;
}
