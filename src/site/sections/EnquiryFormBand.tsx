import { useContent } from '../../shared/content/use-content';
import { ContactList } from '../components/ContactList';
import { Section } from '../components/Section';
import type { SectionHeaderProps } from '../components/SectionHeader';
import { formatHours, openingHours } from '../content/opening-hours';
import styles from './EnquiryFormBand.module.css';
import { HomeEnquiry } from './HomeEnquiry';

/** Contact details beside the enquiry form. */
export default function EnquiryFormBand(band: SectionHeaderProps) {
  return (
    <Section {...band} tone="mist" aside={<HomeEnquiry />}>
      <div className={styles.details}>
        <ContactList />
        <h3 className={styles.hoursTitle}>Opening hours</h3>
        <dl className={styles.hours}>
          {useContent(openingHours).map((hours) => (
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
