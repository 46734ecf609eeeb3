import { EnquiryForm } from '../../components/EnquiryForm';
import { formIntro, reachUs } from '../../content/contact';
import { ContactDetails } from './ContactDetails';
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
      <section aria-labelledby="ask-for-a-quote" className={styles.form}>
        <h2 id="ask-for-a-quote">{formIntro.title}</h2>
        <p className="muted">{formIntro.lead}</p>
        <EnquiryForm />
      </section>
    </div>
  );
}
