import { FaqSection } from '../../components/FaqSection';
import { PageHero } from '../../components/PageHero';
import { contactFaq, contactHero } from '../../content/contact';
import contactFaqs from '../../../shared/content/published/contact-faqs';
import picture from '../../pictures/contact.webp?role=wide';
import { ReachUs } from './ReachUs';
import { WhereWeAre } from './WhereWeAre';

export default function ContactScreen() {
  return (
    <>
      <PageHero title={contactHero.title} intro={contactHero.lead} picture={picture} />
      <ReachUs />
      <WhereWeAre />
      <FaqSection {...contactFaq} faqs={contactFaqs} />
    </>
  );
}
