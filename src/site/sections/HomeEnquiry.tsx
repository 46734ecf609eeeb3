import { ContactFields } from '../components/enquiry/ContactFields';
import { EnquiryForm } from '../components/enquiry/EnquiryForm';
import { ServiceField } from '../components/enquiry/ServiceField';
import { Field } from '../components/Field';

/** The form of the specification, section 5: five fields, all required. */
export function HomeEnquiry() {
  return (
    <EnquiryForm source="home" note="All five fields are required.">
      <ContactFields />
      <ServiceField />
      <Field label="Message" name="message">
        {(control) => <textarea {...control} required rows={5} autoComplete="off" />}
      </Field>
    </EnquiryForm>
  );
}
