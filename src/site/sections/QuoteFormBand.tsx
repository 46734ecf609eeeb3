import { useId } from 'react';
import type { quoteForm } from '../../content-types/sections/calls-to-action';
import type { SectionProps } from '../../schema/define-section';
import { company } from '../../shared/company';
import { useContent } from '../../shared/content/use-content';
import { openingHoursRows } from '../view-models/opening-hours';
import { QUOTE_ANCHOR } from '../view-models/links';
import { hydrateWhenVisible } from '../start/hydrate-when-visible';
import { ContactDetails } from './contact/ContactDetails';
import type { Repeatable } from './components';
import styles from './QuoteFormBand.module.css';

/** Lazy: below the first view on phones. */
export const later = hydrateWhenVisible('quote-form', () => import('./contact/QuoteForm'));

export default function QuoteFormBand(props: SectionProps<typeof quoteForm> & Repeatable) {
  const { isRepeated, reach_title, reach_intro, title, intro, ...words } = props;
  const headingId = useId();
  const ownId = useId();
  const formId = isRepeated ? ownId : QUOTE_ANCHOR;
  return (
    <div className={`container ${styles.columns}`}>
      <section aria-labelledby={headingId} className={styles.details}>
        <h2 id={headingId}>{reach_title}</h2>
        {reach_intro && <p className="muted">{reach_intro}</p>}
        <ContactDetails company={useContent(company)} week={useContent(openingHoursRows)} />
      </section>
      <section aria-labelledby={formId} className={styles.form}>
        <h2 id={formId} tabIndex={-1}>
          {title}
        </h2>
        {intro && <p className="muted">{intro}</p>}
        <later.Screen {...words} ownId={isRepeated ? `${ownId}-form` : undefined} />
      </section>
    </div>
  );
}
