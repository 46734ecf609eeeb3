import type { services } from '../../content-types/sections/services';
import type { SectionProps } from '../../schema/define-section';
import { ServicesGrid } from '../screens/home/ServicesGrid';

/** A card for each service. */
export default function Services(props: SectionProps<typeof services>) {
  return <ServicesGrid {...props} />;
}
