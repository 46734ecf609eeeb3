import { useQuery } from '@tanstack/react-query';
import { menuItemIsSeen } from '../../../content-types/menu';
import { asText } from '../../../schema/kind';
import type { CustomCellProps } from '../../../schema/kinds/custom';
import { useMissingPage } from '../../fields/use-missing-page';

/** Whether visitors see a menu item, and its target exists. */
export default function SeenByVisitors({ value, record }: CustomCellProps) {
  const address = asText(record.href);
  const missingPage = useMissingPage();
  const { data: isMissing = false } = useQuery({
    queryKey: ['menu', 'missing', address],
    queryFn: async () => (await missingPage(address)) !== undefined,
    // Items of the owner's pages have a time.
    enabled: value === '-infinity',
    staleTime: 0,
  });
  return isMissing
    ? 'Yes, but there is no page at its address'
    : menuItemIsSeen(value, record.shown_until);
}
