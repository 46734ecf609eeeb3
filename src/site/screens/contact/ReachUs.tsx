import { formIntro, reachUs } from '../../content/contact';
import { QUOTE_ANCHOR } from '../../content/links';
import { ContactDetails } from './ContactDetails';
import { QuoteForm } from './QuoteForm';
import styles from './ReachUs.module.css';

/** Every way to reach the company beside the enquiry form. */
export function ReachUs() {
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
