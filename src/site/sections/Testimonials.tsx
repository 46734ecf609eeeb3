import type { testimonials } from '../../content-types/sections/testimonials';
import type { SectionProps } from '../../schema/define-section';
import { CustomerTestimonials } from '../screens/home/CustomerTestimonials';

/** What customers say. */
export default function Testimonials(props: SectionProps<typeof testimonials>) {
  return <CustomerTestimonials {...props} />;
}
