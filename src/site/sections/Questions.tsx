import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { questions } from '../../content-types/sections/texts';
import type { SectionProps } from '../../schema/define-section';
import { useContent } from '../../shared/content/use-content';
import { callUs } from '../view-models/links';
import type { Repeatable } from './components';
import styles from './Questions.module.css';

/** With contact details beside them. */
export default function Questions(props: SectionProps<typeof questions> & Repeatable) {
  const { isRepeated, title, prompt, questions: faqs } = props;
  const headingId = useId();
  const call = useContent(callUs);
  if (faqs.length === 0) return null;
  return (
    <section
      id={isRepeated ? undefined : 'questions'}
      aria-labelledby={headingId}
      className={styles.section}
    >
      <div className={`container ${styles.columns}`}>
        <div className="stack">
          <h2 id={headingId}>{title}</h2>
          <p className="muted">
            {prompt} <a href={call.href}>{call.label}</a>
          </p>
        </div>
        <FaqList faqs={faqs} />
      </div>
    </section>
  );
}

/** Native `details`: work without script, and with the browser's find in page. */
export function FaqList({ faqs }: { faqs: SectionProps<typeof questions>['questions'] }) {
  return (
    <div className={styles.list}>
      {faqs.map(({ question, answer }, index) => (
        <details key={index} className={styles.item}>
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
