import { useId, type ReactNode } from 'react';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  title: string;
  text: string;
  /** Buttons; on navy, so `accent` first and `onDark` after it. */
  children: ReactNode;
}

/** The navy band that asks for the next step. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.band}>
      <div className={`container ${styles.inner}`}>
        <div className="stack">
          <h2 id={headingId}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className="cluster">{children}</div>
      </div>
    </section>
  );
}
