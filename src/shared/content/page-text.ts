import type { Tables } from '../database.types.ts';

/** What somebody has written in a page of sections, as it is stored. */
export type PageText = Pick<
  Tables<'pages'>,
  'path' | 'title' | 'description' | 'sections' | 'noindex' | 'updated_at'
>;
