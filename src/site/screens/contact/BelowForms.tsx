import { FaqSection } from '../../components/FaqSection';
import { contactFaq } from '../../content/contact';
import contactFaqs from '../../../shared/content/published/contact-faqs';
import { useContent } from '../../../shared/content/use-content';
import { WhereWeAre } from './WhereWeAre';

/** The map and the questions below the forms. */
export default function BelowForms() {
  return (
    <>
      <WhereWeAre />
      <FaqSection {...contactFaq} faqs={useContent(contactFaqs)} />
    </>
  );
}
