import type { DataProvider, RaRecord } from 'react-admin';
import {
  type ContentType,
  endColumn,
  fieldsOf,
  publicationColumn,
} from '../../../schema/content-type';
import { asText } from '../../../schema/kind';
import { endOf } from '../../../schema/kinds/publication';
import { storedSections } from '../../../schema/section';
import { keepsDrafts } from '../../data/draft';
import { draftStates } from '../../data/drafts';
import { isoTime } from '../../../shared/time/iso-time';
import { sectionName } from '../../fields/sections/new-section';
import { noticeChanges, startOf } from './notice-changes';

/** A scheduled change of what visitors read. */
export interface ScheduledChange {
  /** Milliseconds. */
  at: number;
  /** Around the record's title: "The page ", " is published". */
  words: readonly [before: string, after: string];
  schema: ContentType;
  record: RaRecord;
}

/** The computed column of sections' scheduled moments. */
const SECTION_MOMENTS = 'section_moments';

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
  const { table, titleColumn, words } = schema;
  const [publication, end] = [publicationColumn(schema), endColumn(schema)];
  const sections = fieldsOf(schema).flatMap(([column, field]) =>
    field.kind === 'sections' ? [{ column, field }] : [],
  );
  const drafts = keepsDrafts(schema) ? await draftStates(table) : [];
  const due = drafts.filter(({ publish_at }) => publish_at);
  const conditions = [
    publication && `${publication}.gt.now`,
    end && `${end}.gt.now`,
    sections.length > 0 && `${SECTION_MOMENTS}.not.is.null`,
    due.length > 0 && `id.in.(${due.map(({ record_id }) => record_id).join(',')})`,
  ].filter(Boolean);
  if (conditions.length === 0) return [];
  const { data } = await dataProvider.getList<RaRecord>(table, {
    filter: { 'or@': `(${conditions.join(',')})` },
    sort: { field: titleColumn, order: 'ASC' },
  });
  const what = `The ${words.singular} `;
  return data.flatMap((record) => {
    const change = (at: number, before: string, after = ''): ScheduledChange => ({
      ...{ schema, record, at },
      words: [before, after],
    });
    const draft = due.find(({ record_id }) => record_id === record.id);
    return [
      change(timeOf(draft?.publish_at), 'The changes to ', ' are published'),
      change(timeOf(record[publication ?? '']), what, ' is published'),
      change(endOf(record[end ?? '']), what, ' ends'),
      ...sections.flatMap(({ column, field }) =>
        storedSections(record[column])
          .filter(({ hidden }) => !hidden)
          .flatMap((section) => [
            change(startOf(section.first_day), `${sectionName(field, section)} comes to `),
            change(endOf(section.last_day), `${sectionName(field, section)} leaves `),
          ]),
      ),
    ];
  });
}

/** NaN, like an end, where there is none. */
const timeOf = (stored: unknown) => Date.parse(isoTime(asText(stored)));
