import { useContent } from '../../shared/content/use-content';
import { ContactList } from '../components/ContactList';
import { EnquiryFields } from '../components/enquiry/EnquiryFields';
import { EnquiryForm } from '../components/enquiry/EnquiryForm';
import { ServiceField } from '../components/enquiry/ServiceField';
import { Field } from '../components/Field';
import { Section, type SectionHeaderProps } from '../components/Section';
import { formatHours, openingHoursRows } from '../view-models/opening-hours';
import styles from './EnquiryFormBand.module.css';

/** Contact details beside the enquiry form. */
export default function EnquiryFormBand(band: SectionHeaderProps) {
  return (
    <Section {...band} tone="mist" aside={<HomeEnquiry />}>
      <div className={styles.details}>
        <ContactList />
        <h3 className={styles.hoursTitle}>Opening hours</h3>
        <dl className={styles.hours}>
          {useContent(openingHoursRows).map((hours, index) => (
            <div key={index}>
              <dt>{hours.label}</dt>
              <dd>{formatHours(hours)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** docs/specification.md, 5. */
export function HomeEnquiry() {
  return (
    <EnquiryForm source="home" note="All five fields are required.">
      <EnquiryFields />
      <ServiceField />
      <Field label="Message" name="message">
        {(control) => <textarea {...control} required rows={5} />}
      </Field>
    </EnquiryForm>
  );
}
