import { useContent } from '../../../shared/content/use-content';
import { company } from '../../../shared/company';
import { PageHero } from '../../components/PageHero';
import { contactHero, formIntro, reachUs } from '../../content/contact';
import { lazyPart } from '../../lazy';
import picture from '../../pictures/contact.webp?role=wide';
import { QUOTE_ANCHOR } from '../../content/quote-anchor';
import { openingHours } from '../../content/opening-hours';
import { ContactDetails } from './ContactDetails';
import { QuoteForm } from './QuoteForm';
import styles from './ReachUs.module.css';

/** The code of what stands below the forms comes when the visitor comes near it. */
export const belowForms = lazyPart('below-forms', () => import('./BelowForms'));

function Hero() {
  const { title, lead } = useContent(contactHero);
  return <PageHero title={title} intro={lead} picture={picture} />;
}

export default function ContactScreen() {
  return (
    <>
      <Hero />
      <ReachUs />
      <belowForms.Screen />
    </>
  );
}

/** Every way to reach the company beside the enquiry form. */
function ReachUs() {
  return (
    <div className={`container ${styles.columns}`}>
      <section aria-labelledby="reach-us" className={styles.details}>
        <h2 id="reach-us">{reachUs.title}</h2>
        <p className="muted">{reachUs.lead}</p>
        <ContactDetails company={useContent(company)} week={useContent(openingHours)} />
      </section>
      <section aria-labelledby={QUOTE_ANCHOR} className={styles.form}>
        <h2 id={QUOTE_ANCHOR} tabIndex={-1}>
          {formIntro.title}
        </h2>
        <p className="muted">{formIntro.lead}</p>
        <QuoteForm />
      </section>
    </div>
  );
}
