import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { company as published, telHref, whatsAppHref } from '../../../shared/company';
import { useContent } from '../../../shared/content/use-content';
import { Button } from '../Button';
import type { EnquiryProblem } from './enquiry-problems';
import type { Enquiry } from './enquiry';
import { plainTextEnquiry } from './plain-text-enquiry';
import styles from './EnquiryProblemNotice.module.css';

interface EnquiryProblemNoticeProps {
  problem: EnquiryProblem;
  enquiry: Enquiry;
  /** Outside of the form, where it takes no focus. */
  onDismiss?: () => void;
}

let outside: Root | undefined;

/** Shows it on the page that the visitor has gone on to; without it, takes it away. */
export function showOutside(failure?: EnquiryProblemNoticeProps): void {
  outside ??= createRoot(document.body.appendChild(document.createElement('div')));
  outside.render(
    failure && (
      <div className={styles.outside}>
        <EnquiryProblemNotice {...failure} onDismiss={dismiss} />
      </div>
    ),
  );
}

/** The button goes, and the focus with it. */
function dismiss(): void {
  showOutside();
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Why an enquiry was not acknowledged, with its message in links to telephone and e-mail. */
export function EnquiryProblemNotice({ problem, enquiry, onDismiss }: EnquiryProblemNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isOutside = onDismiss !== undefined;
  useEffect(() => {
    if (!isOutside) ref.current?.focus();
  }, [problem, isOutside]);

  const company = useContent(published);
  const words = plainTextEnquiry(enquiry);
  const letter = `subject=${encodeURIComponent(enquiry.service ? `Enquiry: ${enquiry.service}` : 'Enquiry')}&body=${encodeURIComponent(words.replaceAll('\n', '\r\n'))}`;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.problem}>
      <p>
        <strong>{problem.title}.</strong> {problem.reason}
      </p>
      <p>
        Everything you typed is still in the form: send it again, or take another way with your
        message already in it.
      </p>
      <ul className={styles.ways}>
        <li>
          <a href={`mailto:${company.email}?${letter}`}>
            <Mail aria-hidden="true" size={20} />
            E-mail
          </a>
        </li>
        {company.whatsapp && (
          <li>
            <a href={whatsAppHref(company.whatsapp, words)} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden="true" size={20} />
              WhatsApp
            </a>
          </li>
        )}
        <li>
          <a href={telHref(company.phone)}>
            <Phone aria-hidden="true" size={20} />
            {company.phone}
          </a>
        </li>
      </ul>
      {onDismiss && (
        <Button variant="outline" onClick={onDismiss}>
          Dismiss
        </Button>
      )}
    </div>
  );
}
