import { isDeepStrictEqual } from 'node:util';
import { isoTime } from '../../src/shared/time/iso-time.ts';
import { inProject, withoutProject } from './storage-address.ts';
import type { Project } from './project.ts';

export type Row = Record<string, unknown>;

/** Columns that a database sets by itself at every change; they say nothing about whether two rows are the same. */
const SERVER_TIMES = ['created_at', 'updated_at', 'moved_at'];

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const TIME = /^\d{4,}-\d\d-\d\d[ T]\d/;

/** The columns of a table that do not move as they are read. */
export interface RowShape {
  /** Columns that the database works out by itself, or that name an account of the one project: they stay. */
  computed?: readonly string[];
  /** Written by each backend in a form of its own. */
  numbers?: readonly string[];
  /** Those whose names end in `_at` need no mention. */
  times?: readonly string[];
}

/** A row as every project would write it: columns in order, numbers and times in one form, pictures without their project. */
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

/** What moves of a row, numbers and times as PostgREST writes them: the embedded backend answers "52.58620", and times with a blank. */
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

/** A portable row as this project keeps it. */
export function rowForProject(row: Row, project: Pick<Project, 'pictureOrigin'>): Row {
  return mapTexts(row, (text) => inProject(text, project)) as Row;
}

/** The columns in which the row that comes differs from the row that is there; both portable. */
export function differingColumns(coming: Row, present: Row): string[] {
  return Object.keys(coming).filter(
    (column) =>
      !SERVER_TIMES.includes(column) &&
      // The database keeps the members of an object in an order of its own.
      !isDeepStrictEqual(coming[column], present[column]),
  );
}

/** Every text within a value, also inside JSON columns. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  mapTexts(value, (text) => (texts.push(text), text));
  return texts;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]),
  );
}
