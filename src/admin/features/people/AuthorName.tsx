import { useQuery } from '@tanstack/react-query';
import type { CustomCellProps } from '../../../schema/kinds/custom';
import { authorsQuery } from '../../data/authors';

/** Who wrote a record; an empty line as long as that is not known, or whose account is gone. */
export default function AuthorName({ value }: CustomCellProps) {
  const { data: authors } = useQuery(authorsQuery);
  return (
    <span style={{ overflowWrap: 'anywhere' }}>{authors?.get(String(value)) ?? '\u00a0'}</span>
  );
}
