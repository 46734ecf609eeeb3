import { PageHero } from '../../components/PageHero';
import { contactHero, formIntro, reachUs } from '../../content/contact';
import { lazyPart } from '../../lazy';
import picture from '../../pictures/contact.webp?role=wide';
import { QUOTE_ANCHOR } from '../../content/links';
import { ContactDetails } from './ContactDetails';
import { QuoteForm } from './QuoteForm';
import styles from './ReachUs.module.css';

/** The code of what stands below the forms comes when the visitor comes near it. */
export const belowForms = lazyPart('below-forms', () => import('./BelowForms'));

export default function ContactScreen() {
  return (
    <>
      <PageHero title={contactHero.title} intro={contactHero.lead} picture={picture} />
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
        <ContactDetails />
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
