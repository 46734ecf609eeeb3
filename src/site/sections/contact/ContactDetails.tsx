import { Mail, MapPin, Phone } from 'lucide-react';
import type { company as companyType } from '../../../content-types/company';
import type { Readable } from '../../../schema/readable';
import { telHref } from '../../../shared/company';
import type { OpeningHoursRow } from '../../../shared/content/stored-opening-hours';
import { socialPages } from '../../view-models/contact';
import styles from './ContactDetails.module.css';
import { OpeningHoursTable } from './OpeningHoursTable';
import { SocialNetworks } from './SocialNetworks';

interface ContactDetailsProps {
  company: Readable<typeof companyType>;
  week: readonly OpeningHoursRow[];
}

export function ContactDetails({ company, week }: ContactDetailsProps) {
  return (
    <div className={styles.details}>
      <address className={styles.contact}>
        <ul className={styles.list}>
          <li>
            <Phone aria-hidden className={styles.icon} />
            <a href={telHref(company.phone)} className={styles.phone}>
              {company.phone}
            </a>
          </li>
          <li>
            <Mail aria-hidden className={styles.icon} />
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
          <li>
            <MapPin aria-hidden className={styles.icon} />
            <span>
              {company.street}, {company.locality},{' '}
              <span className={styles.postcode}>{company.postcode}</span>
            </span>
          </li>
        </ul>
      </address>
      <OpeningHoursTable week={week} />
      <SocialNetworks pages={socialPages(company)} />
    </div>
  );
}
