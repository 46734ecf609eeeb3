import { LinearProgress } from '@mui/material';
import { useGetMany, type RaRecord } from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import { recordTitle } from '../../../schema/record-title';
import type { TableName } from '../../../schema/table';
import { ChangedText } from './ChangedText';

interface Props {
  table: TableName;
  /** One id, or several. */
  before: unknown;
  after: unknown;
}

/** Other records by their titles. */
export function ReferenceChanges({ table, before, after }: Props) {
  const ids = [...new Set([...idsOf(before), ...idsOf(after)])];
  const { data = [], isPending } = useGetMany<RaRecord>(table, { ids });
  if (isPending) return <LinearProgress aria-label="Loading" />;
  const type = contentTypeOf(table);
  const titles = new Map(data.map((record) => [String(record.id), recordTitle(type, record)]));
  const text = (value: unknown) =>
    idsOf(value)
      .map((id) => titles.get(id) ?? `a ${type.words.singular} that is gone`)
      .join('; ');
  return <ChangedText before={text(before)} after={text(after)} />;
}

const idsOf = (value: unknown): string[] => [value].flat().filter(Boolean).map(String);
