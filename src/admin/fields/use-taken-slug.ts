import { useMemo } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import { isOwnSlug } from '../data/unanswered-writes';
import type { ContentType } from '../../schema/content-type';

const DEBOUNCE_MS = 250;

/** Whether a record with this slug exists, debounced; see `takenSlugQuestion`. */
export function useTakenSlug(schema: ContentType) {
  const dataProvider = useDataProvider();
  return useMemo(() => takenSlugQuestion(dataProvider, schema), [dataProvider, schema]);
}

interface Question {
  slug: string;
  isTaken?: Promise<boolean>;
}

/**
 * Caches the last free or pending slug. An unreachable server counts as "free": saving must not depend on this, the
 * database decides. Not react-admin's `asyncDebounce`, which returns a pending answer for the next question.
 */
export function takenSlugQuestion(
  dataProvider: DataProvider,
  schema: ContentType,
  pause = DEBOUNCE_MS,
) {
  let last: Question | undefined;

  const ask = async (column: string, question: Question): Promise<boolean> => {
    await new Promise((wake) => setTimeout(wake, pause));
    if (last !== question) return false;
    const answer = await slugAnswer(dataProvider, schema, column, question.slug);
    if (answer !== 'free' && last === question) last = undefined;
    return answer === 'taken';
  };

  return async (column: string, slug: string): Promise<boolean> => {
    if (isOwnSlug(schema.table, column, slug)) return false;
    if (last?.slug === slug && last.isTaken) return last.isTaken;
    const question: Question = { slug };
    last = question;
    question.isTaken = ask(column, question);
    return question.isTaken;
  };
}

/** False when the server does not answer. */
export async function isSlugTaken(
  dataProvider: DataProvider,
  schema: ContentType,
  column: string,
  slug: string,
): Promise<boolean> {
  return (await slugAnswer(dataProvider, schema, column, slug)) === 'taken';
}

async function slugAnswer(
  dataProvider: DataProvider,
  { table, primaryKey = 'id' }: ContentType,
  column: string,
  slug: string,
): Promise<'free' | 'taken' | 'unknown'> {
  try {
    const { total = 0 } = await dataProvider.getList(table, {
      filter: { [column]: slug },
      pagination: { page: 1, perPage: 1 },
      meta: { columns: [primaryKey] },
    });
    return total === 0 ? 'free' : 'taken';
  } catch {
    return 'unknown';
  }
}
