import { HttpError } from 'react-admin';
import type { Tables } from '../../shared/database.types';
import { supabase } from '../providers/supabase-client';

export type Enquiry = Omit<Tables<'enquiries'>, 'search_text'>;
export type Person = Pick<Enquiry, 'email' | 'phone'>;

const named = ({ email, phone }: Person) => ({
  person_email: email ?? '',
  person_phone: phone ?? '',
});

/** Everything that is kept of a person, the newest first. */
export async function enquiriesOf(person: Person): Promise<Enquiry[]> {
  const { data, error, status } = await supabase.rpc('enquiries_of_person', named(person));
  if (error) throw new HttpError(error.message, status, error);
  return data as unknown as Enquiry[];
}

/** Erases everything that is kept of a person; says how many enquiries that were. */
export async function erasePerson(person: Person): Promise<number> {
  const { data, error, status } = await supabase.rpc('erase_person', named(person));
  if (error) throw new HttpError(error.message, status, error);
  return data;
}

/** Removes what is older than a year; says how many that were. */
export async function deleteOldEnquiries(): Promise<number> {
  const { data, error, status } = await supabase.rpc('delete_old_enquiries');
  if (error) throw new HttpError(error.message, status, error);
  return data;
}
