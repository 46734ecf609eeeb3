import { createRoot, type Root } from 'react-dom/client';
import { Button } from '../Button';
import { EnquiryProblemNotice, type EnquiryProblemNoticeProps } from './EnquiryProblemNotice';
import { EnquiryReceipt } from './EnquiryReceipt';
import { SENT } from './EnquiryThanks';
import styles from './show-enquiry-outcome.module.css';

interface Outcome {
  sent?: { reference?: string };
  failure?: EnquiryProblemNoticeProps;
}

let root: Root | undefined;

/** Tells visitors who have gone on to another page what became of their enquiry; without either, takes it away. */
export function showEnquiryOutcome({ sent, failure }: Outcome): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const dismissal = (
    <Button variant="outline" onClick={dismiss}>
      Dismiss
    </Button>
  );
  // The live region is always rendered, so that what comes into it is announced.
  root.render(
    <>
      <div role="status" className={sent && `${styles.notice} ${styles.sent}`}>
        {sent && (
          <>
            <p>
              <strong>{SENT.title}</strong> {SENT.text}
            </p>
            <EnquiryReceipt {...sent} />
            {dismissal}
          </>
        )}
      </div>
      {failure && (
        <div className={styles.notice}>
          <EnquiryProblemNotice {...failure}>{dismissal}</EnquiryProblemNotice>
        </div>
      )}
    </>,
  );
}

/** The button goes, and the focus with it. */
function dismiss(): void {
  showEnquiryOutcome({});
  document.querySelector('main')?.focus({ preventScroll: true });
}
