import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { andList } from '../../shared/name-lists';
import type { ContentType } from '../../schema/content-type';
import { quotingTexts } from '../data/quoting-texts';

/** Which texts quote records that are about to be deleted; nothing where none can be, or does. */
export function useQuotedWarning(schema: ContentType, records: readonly RaRecord[]) {
  const dataProvider = useDataProvider();
  const names = records.map((record) => schema.quotedAs?.(record) ?? '').filter(Boolean);
  const { data: titles = [], isLoading } = useQuery({
    queryKey: ['quoting texts', ...names],
    queryFn: () => quotingTexts(dataProvider, names),
    enabled: names.length > 0,
  });
  return { warning: titles.length > 0 ? warningOf(titles) : undefined, isLoading };
}

function warningOf(titles: readonly string[]): string {
  const [quote, text, they] =
    titles.length === 1
      ? ['quotes', 'that text', 'it quotes']
      : ['quote', 'those texts', 'they quote'];
  const named = andList(titles.map((title) => `“${title}”`));
  return `${named} ${quote} it: visitors do not see ${text} any more until ${they} something else.`;
}
