import { Mail, MapPin, Phone } from 'lucide-react';
import { company as published, telHref } from '../../shared/company';
import { useContent } from '../../shared/content/use-content';
import styles from './ContactList.module.css';

export function ContactList() {
  const company = useContent(published);
  return (
    <address className={styles.contact}>
      <ul className={styles.list}>
        <li>
          <Phone aria-hidden="true" size={20} />
          <a href={telHref(company.phone)}>{company.phone}</a>
        </li>
        <li>
          <Mail aria-hidden="true" size={20} />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </li>
        <li>
          <MapPin aria-hidden="true" size={20} />
          <span>
            {company.street}
            <br />
            {company.locality}, {company.postcode}
          </span>
        </li>
      </ul>
    </address>
  );
}
