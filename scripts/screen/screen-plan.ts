import { capitalise, columnsOfKind, type ContentType } from '../../src/schema/content-type.ts';
import { TAKEN_FIRST } from '../../src/content-types/page-path.ts';
import { readableFields } from '../../src/content-types/public-type.ts';
import { camelCase } from '../resource/field-answer.ts';
import { isReservedByTypeScript } from '../resource/reserved-words.ts';

/** What the files of the public pages of a content type are written from. */
export interface ScreenPlan {
  type: ContentType;
  table: string;
  /** "service-areas": files and folders. */
  fileName: string;
  /** "serviceAreas": what its schema and its rows are called. */
  variable: string;
  /** "serviceArea": one of them. */
  one: string;
  listScreen: string;
  pageScreen: string;
  list: string;
  /** The first parts of addresses that no page of sections may have from now on. */
  takenFirst: readonly string[];
  /** The column in the address of each record's page, if there is one. */
  pageColumn?: string;
  title: string;
  /** The texts, pictures and figures that visitors read beside the title, in the order of the form. */
  shown: ReturnType<typeof readableFields>;
}

/** @param hasPage whether each record gets a page of its own, at its slug */
export function screenPlan(type: ContentType, hasPage: boolean, list?: string): ScreenPlan {
  const { table, words, titleColumn } = type;
  const fileName = table.replaceAll('_', '-');
  const singular = camelCase(words.singular);
  const many = capitalise(camelCase(fileName));
  const isSame = capitalise(singular) === many;
  const at = list ?? `/${fileName}`;
  const [, first = ''] = at.split('/');
  return {
    type,
    table,
    fileName,
    variable: camelCase(fileName),
    one: isReservedByTypeScript(singular) ? `${singular}Row` : singular,
    listScreen: `${many}${isSame ? 'List' : ''}Screen`,
    pageScreen: `${capitalise(singular)}${isSame ? 'Page' : ''}Screen`,
    list: at,
    takenFirst: [...TAKEN_FIRST, first].sort(),
    pageColumn: hasPage ? columnsOfKind(type, 'slug')[0] : undefined,
    title: titleColumn,
    shown: readableFields(type).filter(([column]) => column !== titleColumn),
  };
}

/** The first of those of one of these kinds. */
export function firstOf({ shown }: ScreenPlan, ...kinds: string[]): string | undefined {
  return shown.find(([, { kind }]) => kinds.includes(kind))?.[0];
}
