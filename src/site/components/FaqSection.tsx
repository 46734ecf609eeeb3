import { useId } from 'react';
import { company, telHref } from '../../shared/company';
import type { Faq } from '../content/faqs';
import { FaqList } from './FaqList';
import styles from './FaqSection.module.css';

interface FaqSectionProps {
  title: string;
  /** Leads to the telephone number that follows it. */
  callPrompt: string;
  faqs: readonly Faq[];
}

/** Frequent questions, with a person to ask beside them. */
export function FaqSection({ title, callPrompt, faqs }: FaqSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={`container ${styles.columns}`}>
        <div className="stack">
          <h2 id={headingId}>{title}</h2>
          <p className="muted">
            {callPrompt} <a href={telHref(company.phone)}>{company.phone}</a>
          </p>
        </div>
        <FaqList faqs={faqs} />
      </div>
    </section>
  );
}
