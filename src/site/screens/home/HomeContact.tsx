import { ContactList } from '../../components/ContactList';
import { Section } from '../../components/Section';
import { homeContact } from '../../content/home';
import { formatHours, openingHours } from '../../content/opening-hours';
import styles from './HomeContact.module.css';
import { HomeEnquiry } from './HomeEnquiry';

export function HomeContact() {
  return (
    <Section {...homeContact} tone="mist" aside={<HomeEnquiry />}>
      <div className={styles.details}>
        <ContactList />
        <h3 className={styles.hoursTitle}>Opening hours</h3>
        <dl className={styles.hours}>
          {openingHours.map((hours) => (
            <div key={hours.label}>
              <dt>{hours.label}</dt>
              <dd>{formatHours(hours)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
