import type { DataProvider, RaRecord } from 'react-admin';
import {
  type ContentType,
  endColumn,
  fieldsOf,
  publicationColumn,
} from '../../../schema/content-type';
import { endOf } from '../../../schema/kinds/publication';
import { recordTitle } from '../../../schema/record-title';
import { storedSections } from '../../../schema/section';
import { keepsDrafts } from '../../data/draft';
import { draftStates } from '../../data/drafts';
import { isoTime } from '../../../shared/time/iso-time';
import { londonMidnight } from '../../../shared/time/london-time';
import { sectionName } from '../../fields/sections/new-section';

/** A scheduled change of what visitors read. */
export interface ChangeToCome {
  /** Milliseconds. */
  at: number;
  /** Around the record's title: "The page ", " is published". */
  words: readonly [before: string, after: string];
  schema: ContentType;
  record: RaRecord;
}

/** The computed column of sections' scheduled moments. */
const SECTION_MOMENTS = 'section_moments';
const MOST = { page: 1, perPage: 100 };

/** Scheduled changes from now on, soonest first. */
export async function changesToCome(
  dataProvider: DataProvider,
  schemas: readonly ContentType[],
): Promise<ChangeToCome[]> {
  const all = await Promise.all(schemas.map((schema) => changesOf(schema, dataProvider)));
  const now = Date.now();
  return all
    .flat()
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at - other.at);
}

async function changesOf(schema: ContentType, dataProvider: DataProvider) {
  const { table, titleColumn, words } = schema;
  const [publication, end] = [publicationColumn(schema), endColumn(schema)];
  const ask = async (column: string | undefined, filter: object) => {
    if (!column) return [];
    const sort = { field: titleColumn, order: 'ASC' } as const;
    const { data } = await dataProvider.getList<RaRecord>(table, {
      filter,
      sort,
      pagination: MOST,
    });
    return data;
  };
  const sections = fieldsOf(schema).flatMap(([column, field]) =>
    field.kind === 'sections' ? [{ column, field }] : [],
  );
  const [drafts, scheduled, ending, dated] = await Promise.all([
    keepsDrafts(schema) ? draftStates(table) : [],
    ask(publication, { [`${publication}@gt`]: 'now' }),
    ask(end, { [`${end}@gt`]: 'now' }),
    ask(sections[0]?.column, { [`${SECTION_MOMENTS}@not.is`]: null }),
  ]);
  const due = drafts.filter(({ publish_at }) => publish_at);
  const ids = due.map(({ record_id }) => record_id);
  const { data: changed } = await dataProvider.getMany<RaRecord>(table, { ids });
  const change = (record: RaRecord, at: number, before: string, after: string): ChangeToCome => ({
    schema,
    record,
    at,
    words: [before, after],
  });
  const timeOf = (record: RaRecord, column = '') => Date.parse(isoTime(String(record[column])));
  const what = `The ${words.singular} `;
  return [
    ...due.flatMap(({ record_id, publish_at }) =>
      changed
        .filter(({ id }) => id === record_id)
        .map((row) =>
          change(row, Date.parse(publish_at ?? ''), 'The changes to ', ' are published'),
        ),
    ),
    ...scheduled.map((row) => change(row, timeOf(row, publication), what, ' is published')),
    ...ending.map((row) => change(row, timeOf(row, end), what, ' ends')),
    ...dated.flatMap((row) =>
      sections.flatMap(({ column, field }) =>
        storedSections(row[column])
          .filter(({ hidden }) => !hidden)
          .flatMap((section) => {
            const { first_day, last_day } = section;
            const name = sectionName(field, section);
            return [
              ...(first_day
                ? [change(row, londonMidnight(first_day), `${name} comes to `, '')]
                : []),
              ...(last_day ? [change(row, endOf(last_day), `${name} leaves `, '')] : []),
            ];
          }),
      ),
    ),
  ];
}

/** The title in the sentence. */
export const nameOf = ({ schema, record }: ChangeToCome) => `“${recordTitle(schema, record)}”`;
