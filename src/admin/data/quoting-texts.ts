import type { DataProvider, RaRecord } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import { columnsOfKind, type ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { recordTitle } from '../../schema/record-title';
import { placeholdersIn } from '../../shared/content/placeholders';
import { andList } from '../../shared/text';

const MOST_RECORDS = 1000;

interface QuotingTexts {
  /** The titles of texts that visitors do not see as long as what they quote is not there. */
  hidden: string[];
  /** The titles of those that they see then as they are written. */
  asWritten: string[];
}

/** What quotes one of these, such as "price.basic", among all texts of the site. */
export async function quotingTexts(
  dataProvider: DataProvider,
  names: readonly string[],
): Promise<QuotingTexts> {
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

/** What becomes of texts once what they quote is deleted; nothing where there are none. */
export function quotedWarning(
  names: readonly string[],
  { hidden, asWritten }: QuotingTexts,
): string | undefined {
  const figures = andList(names.map((name) => `{{${name}}}`));
  const sentences = [
    sentence(hidden, (text) => `visitors do not see ${text} any more`),
    sentence(asWritten, () => `visitors read ${figures} there`),
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

/** Which texts still quote a record by its former name, because the new one made them too long; nothing where none do. */
export async function leftBehindWarning(
  dataProvider: DataProvider,
  { quotedAs }: ContentType,
  before: FormValues | undefined,
  after: FormValues,
): Promise<string | undefined> {
  const [former, name] = [before && quotedAs?.(before), quotedAs?.(after)];
  if (!former || former === name) return undefined;
  const { hidden, asWritten } = await quotingTexts(dataProvider, [former]);
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

/** What the texts of a record quote. */
export function quotedIn({ quotes = [] }: Pick<ContentType, 'quotes'>, row: FormValues): string[] {
  return placeholdersIn(quotes.map((column) => JSON.stringify(row[column] ?? '')).join());
}

async function rowsOf(dataProvider: DataProvider, type: ContentType): Promise<FormValues[]> {
  const { table, primaryKey = 'id', titleColumn, quotes = [] } = type;
  const { data } = await dataProvider.getList<RaRecord>(table, {
    pagination: { page: 1, perPage: MOST_RECORDS },
    sort: { field: primaryKey, order: 'ASC' },
    filter: {},
    meta: { columns: [primaryKey, titleColumn, ...columnsOfKind(type, 'slug'), ...quotes] },
  });
  return data;
}
