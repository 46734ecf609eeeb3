import { PAGE_COLUMNS, type PageText } from '../../shared/content/content-rows';
import { readTable } from '../../shared/content/read-tables';
import { project } from '../../shared/supabase';

/** The stored published page. */
export async function readPage(path: string, signal: AbortSignal): Promise<PageText | undefined> {
  const filter = `path=eq.${encodeURIComponent(path)}`;
  const query = { table: 'pages', columns: PAGE_COLUMNS, order: 'path', filter, limit: 1 };
  return (await readTable<PageText>(project, query, signal))[0];
}
