import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import type { EnquiryState } from './enquiry';
import { EnquiryReceipt } from './EnquiryReceipt';
import styles from './EnquiryThanks.module.css';

/** docs/specification.md, 8. */
export const SENT = {
  title: 'Thank You!',
  text: "Your message has been sent successfully. We'll get back to you soon.",
};

interface EnquiryThanksProps {
  ref: Ref<HTMLDivElement>;
  state: EnquiryState;
  reference?: string;
}

/**
 * The panel after an enquiry (docs/specification.md, 8), and a status for screen readers, which do not announce the
 * changed button. The live region is always rendered, so that its messages are announced.
 */
export function EnquiryThanks({ ref, state, reference }: EnquiryThanksProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.region}>
      {state === 'sending' && <span className="visually-hidden">Sending your enquiry</span>}
      {state === 'success' && (
        <div className={styles.panel}>
          <CircleCheck aria-hidden="true" size={56} className={styles.mark} />
          <h3>{SENT.title}</h3>
          <p>{SENT.text}</p>
          <EnquiryReceipt reference={reference} />
        </div>
      )}
    </div>
  );
}
