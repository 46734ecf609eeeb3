import type { Tables } from '../../../shared/database.types';

/** An enquiry as the admin reads it. */
export type Enquiry = Omit<Tables<'enquiries'>, 'search_text'>;
