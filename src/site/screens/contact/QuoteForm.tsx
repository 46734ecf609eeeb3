import { ContactFields } from '../../components/enquiry/ContactFields';
import { EnquiryForm } from '../../components/enquiry/EnquiryForm';
import { ServiceField } from '../../components/enquiry/ServiceField';
import { Field } from '../../components/Field';
import { useServiceAskedFor } from './useServiceAskedFor';

/** The form of the contact screen, with the service that the visitor comes from. */
export function QuoteForm() {
  return (
    <EnquiryForm source="contact" note="All five fields are required.">
      <ContactFields />
      <ServiceField service={useServiceAskedFor()} />
      <Field label="Message">
        <textarea name="message" required rows={5} autoComplete="off" />
      </Field>
    </EnquiryForm>
  );
}
