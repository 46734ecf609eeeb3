import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { andList } from '../../shared/name-lists';
import type { ContentType } from '../../schema/content-type';
import { quotingTexts } from '../data/quoting-texts';

/** Which texts quote records that are about to be deleted; nothing where none can be, or does. */
export function useQuotedWarning(schema: ContentType, records: readonly RaRecord[]) {
  const dataProvider = useDataProvider();
  const names = records.map((record) => schema.quotedAs?.(record) ?? '').filter(Boolean);
  const { data: texts = [], isLoading } = useQuery({
    queryKey: ['quoting texts', ...names],
    queryFn: () => quotingTexts(dataProvider, names),
    enabled: names.length > 0,
  });
  const titles = andList(texts.map(({ title }) => `“${title}”`));
  const warning =
    texts.length > 0
      ? `${titles} ${texts.length === 1 ? 'quotes' : 'quote'} it: visitors do not see ${texts.length === 1 ? 'that text' : 'those texts'} any more until ${texts.length === 1 ? 'it quotes' : 'they quote'} something else.`
      : undefined;
  return { warning, isLoading };
}
