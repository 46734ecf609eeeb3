import { PAGE_COLUMNS, type PageText } from '../../shared/content/content-rows';
import { readTable } from '../../shared/content/read-tables';
import { project } from '../../shared/supabase';

/** The published page at a path, as it is stored; `undefined` when there is none. */
export async function readPage(path: string, signal: AbortSignal): Promise<PageText | undefined> {
  const filter = `path=eq.${encodeURIComponent(path)}`;
  const query = { table: 'pages', columns: PAGE_COLUMNS, order: 'path', filter, limit: 1 };
  return (await readTable<PageText>(project, query, signal))[0];
}
