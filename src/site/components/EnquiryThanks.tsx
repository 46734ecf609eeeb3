import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import styles from './EnquiryThanks.module.css';
import type { EnquiryState } from './useEnquiry';

interface EnquiryThanksProps {
  ref: Ref<HTMLDivElement>;
  state: EnquiryState;
}

/**
 * What follows an enquiry (spec, section 8), and word of its sending for screen readers, which do not hear the button
 * change. The region is always there, so that its messages are announced.
 */
export function EnquiryThanks({ ref, state }: EnquiryThanksProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.region}>
      {state === 'sending' && <span className="visually-hidden">Sending your enquiry</span>}
      {state === 'success' && (
        <div className={styles.panel}>
          <CircleCheck aria-hidden="true" size={56} className={styles.mark} />
          <h3>Thank You!</h3>
          <p>Your message has been sent successfully. We&apos;ll get back to you soon.</p>
        </div>
      )}
    </div>
  );
}
