import { contentTypeOf } from '../../../content-types/registry';
import {
  capitalise,
  type ContentType,
  type FormValues,
  type Personal,
} from '../../../schema/content-type';
import { textOf } from '../../../schema/kind';
import { phrases } from '../../../schema/phrases';
import { recordTitle } from '../../../schema/record-title';
import { andList } from '../../../shared/text';
import { dataOf, supabase } from '../../data/supabase-client';

/** What somebody is found by; empty where it is not known. */
export interface Person {
  email: string;
  phone: string;
}

/** A record that tells of a person, with its content type. */
export interface PersonalRecord {
  type: ContentType;
  record: FormValues;
}

const named = ({ email, phone }: Person) => ({ person_email: email, person_phone: phone });

/** Whom a record of a personal content type tells of. */
export function personOf({ personal }: ContentType, record: FormValues): Person {
  const { email = '', phone = '' }: Partial<Personal> = personal ?? {};
  return { email: textOf(record[email]), phone: textOf(record[phone]) };
}

/** "Enquiry, Sam". */
export const inWords = ({ type, record }: PersonalRecord) =>
  [capitalise(type.words.singular), recordTitle(type, record)].filter(Boolean).join(', ');

/** "2 enquiries and 1 booking". */
export function countAll(records: readonly PersonalRecord[]): string {
  const types = [...new Set(records.map(({ type }) => type))];
  return andList(
    types.map((type) => phrases.countOf(type, records.filter((one) => one.type === type).length)),
  );
}

/** Everything that is kept of a person and this member of staff may read, by content type, the newest first. */
export async function recordsOf(person: Person): Promise<PersonalRecord[]> {
  const rows = dataOf(await supabase.rpc('records_of_person', named(person)));
  return (rows as unknown as { table: string; record: FormValues }[]).map(({ table, record }) => ({
    type: contentTypeOf(table),
    record,
  }));
}

/** Erases everything that is kept of a person; says how many records that were. */
export async function erasePerson(person: Person): Promise<number> {
  return dataOf(await supabase.rpc('erase_person', named(person)));
}

/** Deletes what a content type keeps too long; says how many records that were. */
export async function deleteOldRecords(table: string): Promise<number> {
  return dataOf(await supabase.rpc('delete_old_records', { of_table: table }));
}
