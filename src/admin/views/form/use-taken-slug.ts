import { useMemo } from 'react';
import { asyncDebounce, useDataProvider, type DataProvider } from 'react-admin';
import { isOwnSlug } from '../../providers/lost-answers';
import type { ResourceSchema } from '../../schema/resource-schema';

/** Waits until somebody has stopped typing before it asks the server. */
const DEBOUNCE_MS = 250;

/** Asks whether a record with this slug exists, once a pause in typing allows; see `takenSlugQuestion`. */
export function useTakenSlug(schema: ResourceSchema) {
  const dataProvider = useDataProvider();
  return useMemo(
    () => asyncDebounce(takenSlugQuestion(dataProvider, schema), DEBOUNCE_MS),
    [dataProvider, schema],
  );
}

/**
 * The slug found free last is not asked about again. An unreachable server counts as "free": saving must not
 * depend on this question, the database has the last word.
 */
function takenSlugQuestion(dataProvider: DataProvider, schema: ResourceSchema) {
  let knownFree: string | undefined;
  return async (column: string, slug: string): Promise<boolean> => {
    if (slug === knownFree || isOwnSlug(schema.table, column, slug)) return false;
    const isTaken = await isSlugTaken(dataProvider, schema, column, slug);
    if (!isTaken) knownFree = slug;
    return isTaken;
  };
}

/** Whether a record has this slug; no, when the server does not say. */
export async function isSlugTaken(
  dataProvider: DataProvider,
  schema: ResourceSchema,
  column: string,
  slug: string,
): Promise<boolean> {
  try {
    const { total = 0 } = await dataProvider.getList(schema.table, {
      filter: { [column]: slug },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      meta: { columns: ['id'] },
    });
    return total > 0;
  } catch {
    return false;
  }
}
