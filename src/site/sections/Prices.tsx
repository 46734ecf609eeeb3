import type { prices } from '../../content-types/sections/prices';
import type { SectionProps } from '../../schema/define-section';
import { Pricing } from '../screens/services/Pricing';

/** The price plans. */
export default function Prices(props: SectionProps<typeof prices>) {
  return <Pricing {...props} />;
}
