import type { Identifier } from 'react-admin';
import { dataOf, supabase } from './supabase-client';

/** The column of the table `previews` that says which record of a table a link shows. */
const columnOf = (table: string) => (table === 'pages' ? 'page_id' : 'post_id');

/** When the links end that show a record to people without an account; none when there is no link. */
export async function previewLinksOf(table: string, id: Identifier): Promise<string[]> {
  const links = dataOf(
    await supabase
      .from('previews')
      .select('expires_at')
      .eq(columnOf(table), String(id))
      .gt('expires_at', new Date().toISOString()),
  );
  return links.map(({ expires_at }) => expires_at);
}

/** The token of a new link; it is told this once. */
export async function createPreviewLink(table: string, id: Identifier): Promise<string> {
  const record = table === 'pages' ? { page: String(id) } : { post: String(id) };
  return dataOf(await supabase.rpc('create_preview', record));
}

/** Ends every link to a record. */
export async function revokePreviewLinks(table: string, id: Identifier): Promise<void> {
  dataOf(await supabase.from('previews').delete().eq(columnOf(table), String(id)));
}
