import { ChevronDown } from 'lucide-react';
import type { Faq } from '../../shared/content/site-content';
import styles from './FaqList.module.css';

/** Questions as native `details`: they open without script, and the browser's page search finds the answers. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className={styles.list}>
      {faqs.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <ChevronDown aria-hidden="true" className={styles.mark} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
