import { isDeepStrictEqual } from 'node:util';
import { mapNested } from '../../src/shared/map-nested.ts';
import { isoTime } from '../../src/shared/time/iso-time.ts';
import { inProject, withoutProject } from './storage-address.ts';
import type { Project } from './project.ts';

export type Row = Record<string, unknown>;

/** Set by the database at every change, so not compared. */
const SERVER_TIMES = ['created_at', 'updated_at', 'moved_at'];

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const TIME = /^\d{4,}-\d\d-\d\d[ T]\d/;

/** The columns of a table that do not move as they are read. */
export interface RowShape {
  /** Generated columns, and those that name an account of the project: they are not moved. */
  computed?: readonly string[];
  /** Each backend formats them differently. */
  numbers?: readonly string[];
  /** Beside those whose names end in `_at`. */
  times?: readonly string[];
}

/** A row independent of its project: sorted columns, numbers and times in one form, pictures without a host. */
export function portableRow(
  row: Row,
  project: Pick<Project, 'pictureOrigin'>,
  shape: RowShape = {},
): Row {
  const given = givenRow(row, shape);
  const columns = Object.keys(given).sort();
  return Object.fromEntries(
    columns.map((column) => [
      column,
      mapTexts(given[column], (text) => withoutProject(text, project)),
    ]),
  );
}

/** The moved columns in PostgREST's form: the embedded backend answers "52.58620", and times with a blank. */
export function givenRow(row: Row, { computed = [], numbers = [], times = [] }: RowShape): Row {
  const plain = (column: string, text: string) => {
    if (numbers.includes(column) && NUMBER.test(text)) return Number(text);
    const isTime = column.endsWith('_at') || times.includes(column);
    return isTime && TIME.test(text) ? isoTime(text) : text;
  };
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !computed.includes(column))
      .map(([column, value]) => [column, typeof value === 'string' ? plain(column, value) : value]),
  );
}

/** A portable row with this project's addresses. */
export function rowForProject(row: Row, project: Pick<Project, 'pictureOrigin'>): Row {
  return mapTexts(row, (text) => inProject(text, project)) as Row;
}

/** Both rows are portable. */
export function differingColumns(coming: Row, present: Row): string[] {
  return Object.keys(coming).filter(
    (column) =>
      !SERVER_TIMES.includes(column) &&
      // jsonb reorders the members of an object.
      !isDeepStrictEqual(coming[column], present[column]),
  );
}

const mapTexts = (value: unknown, change: (text: string) => string): unknown =>
  mapNested(value, (text) => (typeof text === 'string' ? change(text) : undefined));
