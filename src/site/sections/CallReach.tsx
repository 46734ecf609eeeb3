import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContent } from '../../shared/content/use-content';
import { callUs, getQuote } from '../view-models/links';
import styles from './CallReach.module.css';
import { ButtonLink } from '../components/ButtonLink';

/**
 * On phones, Call and Quote at hand from where the content begins to where it ends, so never over the hero before it nor
 * a form after it. A matter of layout alone: it is there without script.
 */
export default function CallReach({ children }: { children: ReactNode }) {
  return (
    <div className={styles.reach}>
      {children}
      <div className={styles.rail}>
        <div className={styles.bar}>
          <ButtonLink href={useContent(callUs).href} variant="outline">
            <Phone aria-hidden="true" size={20} />
            Call
          </ButtonLink>
          <ButtonLink href={getQuote.href} variant="accent">
            Quote
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
