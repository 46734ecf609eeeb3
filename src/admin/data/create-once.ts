import type { DataProvider, RaRecord } from 'react-admin';
import type { FormValues, ContentType } from '../../schema/content-type';
import {
  findSent,
  forgetSent,
  isUnanswered,
  rememberSent,
  sentBefore,
  uniqueColumn,
} from './unanswered-writes';
import { updateUnlessChanged } from './update-unless-changed';

/**
 * Inserts a row, and finds out whether it is there when the answer got lost: then it is not inserted a second time, and
 * what was typed since goes into the row that is there.
 */
export async function createOnce(
  rest: DataProvider,
  schema: ContentType,
  row: FormValues,
): Promise<{ data: RaRecord }> {
  const { table } = schema;
  const earlier = sentBefore(table);
  const slug = uniqueColumn(schema);
  const isSame = slug !== undefined && earlier?.[slug] === row[slug];
  const stored = earlier && isSame && (await findSent(rest, schema, earlier));
  if (stored) {
    const result = await updateUnlessChanged(rest, schema, stored.id, row, stored);
    forgetSent(table);
    return result;
  }
  try {
    const { data } = await rest.create(table, { data: row });
    forgetSent(table);
    return { data: data as RaRecord };
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    rememberSent(table, row);
    const found = await findSent(rest, schema, row).catch(() => undefined);
    if (!found) throw error;
    forgetSent(table);
    return { data: found };
  }
}
