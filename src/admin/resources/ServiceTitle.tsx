import type { CustomCellProps } from '../../schema/kinds/custom';
import { useServices } from './use-services';

/** The title of the service whose address is stored; the address itself where there is none of it any more. */
export function ServiceTitle({ value }: CustomCellProps) {
  return useServices().find(({ slug }) => slug === value)?.title ?? String(value);
}
