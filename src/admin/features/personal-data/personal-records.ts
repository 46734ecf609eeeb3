import { queryOptions } from '@tanstack/react-query';
import { contentTypeOf, findContentType } from '../../../content-types/registry';
import {
  capitalise,
  type ContentType,
  columnsOfKind,
  type FormValues,
} from '../../../schema/content-type';
import { asText } from '../../../schema/kind';
import { phrases } from '../../../schema/phrases';
import { recordTitle } from '../../../schema/record-title';
import { andList, orList } from '../../../shared/text';
import { dataOf, supabase } from '../../data/supabase-client';

/** Identifiers; empty if unknown. */
export interface Person {
  email: string;
  phone: string;
}

export interface PersonalRecord {
  type: ContentType;
  record: FormValues;
}

const named = ({ email, phone }: Person) => ({ person_email: email, person_phone: phone });

/** People of a record: the first e-mail and telephone columns are one person's, the second another's. */
export function peopleOf(schema: ContentType, record: FormValues): Person[] {
  const [emails, phones] = (['email', 'phone'] as const).map((kind) =>
    columnsOfKind(schema, kind).map((column) => asText(record[column])),
  );
  const count = Math.max(emails?.length ?? 0, phones?.length ?? 0);
  return Array.from({ length: count }, (_, index) => ({
    email: emails?.[index] ?? '',
    phone: phones?.[index] ?? '',
  })).filter(({ email, phone }, index) => index === 0 || email || phone);
}

/** "sam@example.com or 07700 900456". */
export const foundBy = ({ email, phone }: Person) => orList([email, phone].filter(Boolean));

/** "Enquiry, Sam". */
export const recordLabel = ({ type, record }: PersonalRecord) =>
  [capitalise(type.words.singular), recordTitle(type, record)].filter(Boolean).join(', ');

/** "2 enquiries and 1 booking". */
export function countAll(records: readonly PersonalRecord[]): string {
  const types = [...new Set(records.map(({ type }) => type))];
  return andList(
    types.map((type) => phrases.countOf(type, records.filter((one) => one.type === type).length)),
  );
}

/** Records that this member may read, by content type, newest first. */
async function recordsOf(person: Person): Promise<PersonalRecord[]> {
  const rows = dataOf(await supabase.rpc('records_of_person', named(person)));
  return (rows as unknown as { table: string; record: FormValues }[]).map(({ table, record }) => ({
    type: contentTypeOf(table),
    record,
  }));
}

/** Shaped like a list of react-admin's, whose updates look into all lists. */
export const personQuery = (table: string, person: Person) =>
  queryOptions({
    queryKey: [table, 'getList', 'person', person.email, person.phone],
    queryFn: async () => ({ all: await recordsOf(person) }),
    select: ({ all }) => all,
  });

export interface Deletion {
  table: string;
  deleted: number;
  stayed: number;
  /** Tables with references that prevent the deletion; empty for a lack of rights. */
  named_in: readonly string[];
}

export async function erasePerson(person: Person): Promise<Deletion[]> {
  return dataOf(await supabase.rpc('erase_person', named(person))) as unknown as Deletion[];
}

/** Deletes records past their retention. */
export async function deleteOldRecords(table: string): Promise<Deletion[]> {
  const answer = await supabase.rpc('delete_old_records', { of_table: table });
  return dataOf(answer) as unknown as Deletion[];
}

/** "2 enquiries and 1 booking erased"; for kept ones the reason and what to do. */
export function reportOf(deletions: readonly Deletion[], done: string): string {
  const deleted = deletions.filter(({ deleted: count }) => count > 0);
  const stayed = deletions.filter(({ stayed: count }) => count > 0);
  const counts = deleted.map(({ table, deleted: count }) =>
    phrases.countOf(contentTypeOf(table), count),
  );
  return [
    `${andList(counts) || 'Nothing'} ${done}`,
    ...stayed.map(({ table, stayed: count, named_in }) => {
      const records = phrases.countOf(contentTypeOf(table), count);
      if (named_in.length === 0)
        return `${records} stayed: your role may not delete that. Ask an owner`;
      const holders = andList(named_in.map((one) => findContentType(one)?.words.plural ?? one));
      return `${records} stayed, named in ${holders}. Delete what names that first`;
    }),
  ].join('. ');
}
