import type { DataProvider, RaRecord } from 'react-admin';
import { company } from '../../../content-types/company';
import { asText } from '../../../schema/kind';
import { momentOf } from '../../../schema/kinds/publication';
import { londonMidnight } from '../../../shared/time/london-time';
import type { ContentType } from '../../../schema/content-type';

/** A scheduled change of what visitors read. */
export interface ScheduledChange {
  /** Milliseconds. */
  at: number;
  /** Before and after the record's title: "The page ", " is published". */
  before: string;
  after: string;
  schema: ContentType;
  record: RaRecord;
}

/** Of the notice over every page. */
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
export const startOf = (day: unknown) => (day ? londonMidnight(asText(day)) : NaN);
