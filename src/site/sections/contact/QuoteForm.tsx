import { startTransition, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent } from '../../../shared/content/use-content';
import { EnquiryFields } from '../../components/enquiry/EnquiryFields';
import { readEnquiry } from '../../components/enquiry/enquiry';
import { EnquiryForm } from '../../components/enquiry/EnquiryForm';
import { keptAnswers } from '../../components/enquiry/kept-answers';
import { ServiceField } from '../../components/enquiry/ServiceField';
import { Field } from '../../components/Field';
import { jobSizes, sizesOf } from '../../view-models/job-sizes';
import { GuidePrice } from './GuidePrice';
import { PropertyFields, type QuoteWords } from './PropertyFields';

/** The contact page's form, with the service of the address preselected. */
export default function QuoteForm(words: QuoteWords) {
  const { search } = useLocation();
  const sizes = useContent(jobSizes);
  // Initially the kept answers, so that their size is among the choices.
  const [answers, setAnswers] = useState(keptAnswers);

  /** Deferred: the field renders the key first. */
  function follow(form: HTMLFormElement) {
    const given = readEnquiry(form);
    // A changed kind of place removes the selected size without an event.
    const hasSize = sizesOf(given.property_kind, sizes).some(
      (size) => size === given.property_size,
    );
    startTransition(() => setAnswers(hasSize ? given : { ...given, property_size: '' }));
  }

  return (
    <EnquiryForm
      source="contact"
      note="We need your name, the service, and your telephone number or e-mail address. The rest makes our price more exact."
      onAnswer={follow}
    >
      <EnquiryFields either />
      <ServiceField service={new URLSearchParams(search).get('service')} />
      <PropertyFields answers={answers} words={words} />
      <GuidePrice answers={answers} words={words} />
      <Field label="Message" name="message" hint="Optional">
        {(control) => <textarea {...control} rows={4} />}
      </Field>
    </EnquiryForm>
  );
}
