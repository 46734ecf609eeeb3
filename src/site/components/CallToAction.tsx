import { Phone } from 'lucide-react';
import { useId } from 'react';
import type { LinkText } from '../content/links';
import { ButtonLink } from './ButtonLink';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  title: string;
  text: string;
  primary: LinkText;
  secondary: LinkText;
}

/** The navy band that asks for the next step. */
export function CallToAction({ title, text, primary, secondary }: CallToActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.band}>
      <div className={`container ${styles.inner}`}>
        <div className="stack">
          <h2 id={headingId}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className="cluster">
          <ButtonLink href={primary.href} variant="accent">
            {primary.label}
          </ButtonLink>
          <ButtonLink href={secondary.href} variant="onDark">
            {secondary.href.startsWith('tel:') && <Phone aria-hidden="true" size={20} />}
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
