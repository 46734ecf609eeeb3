import type { enquiryForm } from '../../content-types/sections/enquiry-form';
import type { SectionProps } from '../../schema/define-section';
import { HomeContact } from '../screens/home/HomeContact';

/** The form by which visitors ask, beside the contact details. */
export default function EnquiryFormBand(props: SectionProps<typeof enquiryForm>) {
  return <HomeContact {...props} />;
}
