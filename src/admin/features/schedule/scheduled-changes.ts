import type { DataProvider, RaRecord } from 'react-admin';
import {
  type ContentType,
  endColumn,
  fieldsOf,
  publicationColumn,
} from '../../../schema/content-type';
import { company } from '../../../content-types/company';
import { asText } from '../../../schema/kind';
import { momentOf } from '../../../schema/kinds/publication';
import { storedSections } from '../../../schema/section';
import { londonMidnight } from '../../../shared/time/london-time';
import { draftStates } from '../../data/draft-requests';
import { sectionName } from '../../fields/sections/new-section';

interface ScheduledChange {
  /** Milliseconds. */
  at: number;
  /** Before and after the record's title: "The page ", " is published". */
  before: string;
  after: string;
  schema: ContentType;
  record: RaRecord;
}

/** Scheduled changes from now on, soonest first. */
export async function scheduledChanges(
  dataProvider: DataProvider,
  schemas: readonly ContentType[],
): Promise<ScheduledChange[]> {
  const all = await Promise.all([
    noticeChanges(dataProvider),
    ...schemas.map((schema) => changesOf(schema, dataProvider)),
  ]);
  const now = Date.now();
  return all
    .flat()
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at - other.at);
}

async function changesOf(
  schema: ContentType,
  dataProvider: DataProvider,
): Promise<ScheduledChange[]> {
  const { table, titleColumn } = schema;
  const [publication, end] = [publicationColumn(schema), endColumn(schema)];
  const due = (await draftStates(schema)).filter(({ publish_at }) => publish_at);
  const conditions = [
    publication && `${publication}.gt.now`,
    end && `${end}.gt.now`,
    sectionsOf(schema).length > 0 && 'section_moments.not.is.null',
    due.length > 0 && `id.in.(${due.map(({ record_id }) => record_id).join(',')})`,
  ].filter(Boolean);
  if (conditions.length === 0) return [];
  const { data } = await dataProvider.getList<RaRecord>(table, {
    filter: { 'or@': `(${conditions.join(',')})` },
    sort: { field: titleColumn, order: 'ASC' },
  });
  return data.flatMap((record) => {
    const draft = due.find(({ record_id }) => record_id === record.id);
    return changesOfRecord(schema, record, draft?.publish_at);
  });
}

const sectionsOf = (schema: ContentType) =>
  fieldsOf(schema).flatMap(([column, field]) =>
    field.kind === 'sections' ? [{ column, field }] : [],
  );

/** Those that visitors will see: while the record is public. */
export function changesOfRecord(
  schema: ContentType,
  record: RaRecord,
  draftDue?: string | null,
): ScheduledChange[] {
  const change = (at: number, before: string, after = ''): ScheduledChange => ({
    ...{ at, before, after, schema, record },
  });
  const what = `The ${schema.words.singular} `;
  const [publication, end] = [publicationColumn(schema), endColumn(schema)];
  // Not a number, to which nothing compares, for a draft, and for a record without an end.
  const from = publication ? momentOf(record[publication]) : -Infinity;
  const until = momentOf(record[end ?? '']);
  const during = [
    change(momentOf(draftDue), 'The changes to ', ' are published'),
    change(from, what, ' is published'),
    ...sectionsOf(schema).flatMap(({ column, field }) =>
      storedSections(record[column])
        .filter(({ hidden }) => !hidden)
        .flatMap((section) => [
          change(startOf(section.first_day), `${sectionName(field, section)} comes to `),
          change(momentOf(section.last_day), `${sectionName(field, section)} leaves `),
        ]),
    ),
  ].filter(({ at }) => at >= from && !(at >= until));
  return until > from ? [...during, change(until, what, ' ends')] : during;
}

export async function noticeChanges(dataProvider: DataProvider): Promise<ScheduledChange[]> {
  const { data } = await dataProvider.getList<RaRecord>(company.table, {
    sort: { field: company.titleColumn, order: 'ASC' },
  });
  return data.flatMap((record) => {
    if (!record.notice) return [];
    const change = (at: number, after: string): ScheduledChange => ({
      ...{ at, after, schema: company, record },
      before: `The notice “${asText(record.notice)}” of `,
    });
    return [
      change(startOf(record.notice_from), ' is shown'),
      change(momentOf(record.notice_until), ' ends'),
    ];
  });
}

/** The beginning of a day in London, in milliseconds; NaN where there is none. */
const startOf = (day: unknown) => (day ? londonMidnight(asText(day)) : NaN);
