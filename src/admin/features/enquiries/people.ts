import { thousands } from '../../../shared/thousands';
import type { Tables } from '../../../shared/database.types';
import { dataOf, supabase } from '../../data/supabase-client';

export type Enquiry = Omit<Tables<'enquiries'>, 'search_text'>;
export type Person = Pick<Enquiry, 'email' | 'phone'>;

const named = ({ email, phone }: Person) => ({
  person_email: email ?? '',
  person_phone: phone ?? '',
});

/** "1 enquiry", "1,200 enquiries". */
export const countOf = (count: number) =>
  `${thousands(count)} ${count === 1 ? 'enquiry' : 'enquiries'}`;

/** Everything that is kept of a person, the newest first. */
export async function enquiriesOf(person: Person): Promise<Enquiry[]> {
  return dataOf(await supabase.rpc('enquiries_of_person', named(person))) as unknown as Enquiry[];
}

/** Erases everything that is kept of a person; says how many enquiries that were. */
export async function erasePerson(person: Person): Promise<number> {
  return dataOf(await supabase.rpc('erase_person', named(person)));
}

/** Removes what is older than a year; says how many that were. */
export async function deleteOldEnquiries(): Promise<number> {
  return dataOf(await supabase.rpc('delete_old_enquiries'));
}
