import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContent } from '../../shared/content/use-content';
import { callUs, getQuote } from '../view-models/links';
import styles from './StickyCallBar.module.css';
import { ButtonLink } from '../components/ButtonLink';

/** Sticky Call and Quote buttons on phones, within the content: not over the hero or a form. CSS only. */
export default function StickyCallBar({ children }: { children: ReactNode }) {
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
