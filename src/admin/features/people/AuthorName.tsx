import { useQuery } from '@tanstack/react-query';
import type { CustomCellProps } from '../../../schema/kinds/custom';
import { authorsQuery } from '../../data/authors';

/** The author of a record; empty until loaded, or for a removed account. */
export default function AuthorName({ value }: CustomCellProps) {
  const { data: authors } = useQuery(authorsQuery);
  return (
    <span style={{ overflowWrap: 'anywhere' }}>{authors?.get(String(value)) ?? '\u00a0'}</span>
  );
}
