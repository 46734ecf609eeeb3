import testimonials from 'virtual:content/testimonials';
import { missingProof } from '../../content-types/doorway-pages';
import { rowPath, type PublicType } from '../../content-types/public-type';
import { plainWords } from '../../shared/text';
import type { JsonLd } from './json-in-html';

/** What the head and the JSON-LD of a record's page speak of. */
export interface RecordFacts {
  path: string;
  title: string;
  description: string;
  picture?: string;
  /** Kept out of search engines. */
  noindex: boolean;
  /** What it is to machines, beside its name and address. */
  node?: JsonLd;
}

type Row = Readonly<Record<string, unknown>>;

/** Whether it takes whole records, and those before one, to say what keeps it out of search engines. */
export const isCompared = ({ table }: PublicType): boolean => table === 'areas';

const isDoorway = (area: Row, before: readonly Row[]): boolean => {
  const isReviewed = testimonials.get().some(({ area_id }) => area_id && area_id.id === area.id);
  return missingProof(area, before, isReviewed).length > 0;
};

/**
 * The facts of a record, by the columns that its content type names; `undefined` where it has no page.
 * @param all the public records of its type, in their order
 */
export function recordFacts(
  type: PublicType,
  row: Row,
  all: readonly Row[] = [],
): RecordFacts | undefined {
  const path = rowPath(type, row);
  const { titleColumn, head = {}, jsonLd } = type;
  const title = stringOf(row[titleColumn]);
  if (!path || !title) return undefined;
  return {
    path,
    title,
    description: plainWords(stringOf(row[head.description ?? ''])),
    picture: addressOf(row[head.picture ?? '']),
    // Not for other tables: looked up for each of ten thousand records it grows with the square.
    noindex: isCompared(type) && isDoorway(row, all.slice(0, all.indexOf(row))),
    node: jsonLd && { '@type': jsonLd.type, ...propertiesOf(jsonLd.properties ?? {}, row) },
  };
}

function propertiesOf(columns: Readonly<Record<string, string>>, row: Row): JsonLd {
  const all = Object.entries(columns).map(([name, column]) => [name, toMachines(row[column])]);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== ''));
}

/** A place is named as schema.org does, money is a number, and a picture or a record its address; other values are what they are. */
function toMachines(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('latitude' in value) return { '@type': 'GeoCoordinates', ...value };
  if ('currency' in value && 'amount' in value) return Number(value.amount) / 100;
  if ('src' in value) return value.src;
  return 'title' in value ? value.title : value;
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : '');

function addressOf(picture: unknown): string | undefined {
  return typeof picture === 'object' && picture !== null && 'src' in picture
    ? stringOf(picture.src)
    : undefined;
}
