import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { HttpError } from 'react-admin';

/** What a call to the database has answered; throws react-admin's HttpError where it was refused. */
export function dataOf<Data>({ data, error, status }: PostgrestSingleResponse<Data>): Data {
  if (error) throw new HttpError(error.message, status, error);
  return data;
}
