import { useId } from 'react';
import { company, telHref } from '../../shared/company';
import type { Faq } from '../../shared/content/site-content';
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
  if (faqs.length === 0) return null;
  return (
    <section id="questions" aria-labelledby={headingId} className={styles.section}>
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
