import { startTransition, useState } from 'react';
import { useLocation } from 'react-router-dom';
import services from 'virtual:content/services';
import { useContent } from '../../../shared/content/use-content';
import { ContactFields } from '../../components/enquiry/ContactFields';
import { readEnquiry } from '../../components/enquiry/enquiry';
import { EnquiryForm } from '../../components/enquiry/EnquiryForm';
import { keptAnswers } from '../../components/enquiry/use-kept-answers';
import { ServiceField } from '../../components/enquiry/ServiceField';
import { Field } from '../../components/Field';
import { jobSizes, sizesOf } from '../../view-models/job-sizes';
import { GuidePrice } from './GuidePrice';
import { PlaceFields } from './PlaceFields';
import type { QuoteWords } from './quote-words';

/** The form of the contact page: what a quote needs, with the service that the visitor comes from. */
export default function QuoteForm(words: QuoteWords) {
  const sizes = useContent(jobSizes);
  // From the start, so that the sizes that one may choose from are there to be put back.
  const [answers, setAnswers] = useState(keptAnswers);

  /** What follows from an answer comes after the key, which the field itself has shown. */
  function follow(form: HTMLFormElement) {
    const given = readEnquiry(form);
    // The field is about to lose a size that the chosen kind of place does not have, and tells nobody.
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
      <ContactFields either />
      <ServiceField service={useServiceAskedFor()} />
      <PlaceFields answers={answers} words={words} />
      <GuidePrice answers={answers} words={words} />
      <Field label="Message" name="message" hint="Optional">
        {(control) => <textarea {...control} rows={4} />}
      </Field>
    </EnquiryForm>
  );
}

/** The service that the address names (`quoteHref`), if it is one of ours. */
function useServiceAskedFor(): string | undefined {
  const all = useContent(services);
  const { search } = useLocation();
  const service = new URLSearchParams(search).get('service') ?? '';
  return all.some(({ slug }) => slug === service) ? service : undefined;
}
