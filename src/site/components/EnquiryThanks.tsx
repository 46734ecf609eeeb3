import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import styles from './EnquiryThanks.module.css';

interface EnquiryThanksProps {
  ref: Ref<HTMLDivElement>;
  shown: boolean;
}

/** What follows a sent enquiry (spec, section 8). The region is always there, so that its message is announced. */
export function EnquiryThanks({ ref, shown }: EnquiryThanksProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.region}>
      {shown && (
        <div className={styles.panel}>
          <CircleCheck aria-hidden="true" size={56} className={styles.mark} />
          <h3>Thank You!</h3>
          <p>Your message has been sent successfully. We&apos;ll get back to you soon.</p>
        </div>
      )}
    </div>
  );
}
