import { Phone } from 'lucide-react';
import { useId } from 'react';
import { useContent } from '../../shared/content/use-content';
import { callUs, type LinkText } from '../content/links';
import { ButtonLink } from './Button';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  title: string;
  text: string;
  primary: LinkText;
  /** To telephone unless given. */
  secondary?: LinkText;
}

/** The navy band that asks for the next step. */
export function CallToAction({ title, text, primary, secondary: other }: CallToActionProps) {
  const headingId = useId();
  const call = useContent(callUs);
  const secondary = other ?? call;
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
