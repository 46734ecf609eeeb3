import type { Identifier } from 'react-admin';
import { dataOf, supabase } from './supabase-client';

/** When the links end that show a record to people without an account; none when there is no link. */
export async function previewLinksOf(id: Identifier): Promise<string[]> {
  const links = dataOf(
    await supabase
      .from('previews')
      .select('expires_at')
      .eq('post_id', String(id))
      .gt('expires_at', new Date().toISOString()),
  );
  return links.map(({ expires_at }) => expires_at);
}

/** The token of a new link; it is told this once. */
export async function createPreviewLink(id: Identifier): Promise<string> {
  return dataOf(await supabase.rpc('create_preview', { post: String(id) }));
}

/** Ends every link to a record. */
export async function revokePreviewLinks(id: Identifier): Promise<void> {
  dataOf(await supabase.from('previews').delete().eq('post_id', String(id)));
}
