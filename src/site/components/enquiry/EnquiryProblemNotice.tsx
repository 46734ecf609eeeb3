import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { company as published, telHref, whatsAppHref } from '../../../shared/company';
import { useContent } from '../../../shared/content/use-content';
import type { EnquiryProblem } from './enquiry-problems';
import type { Enquiry } from './enquiry';
import { plainTextEnquiry } from './plain-text-enquiry';
import styles from './EnquiryProblemNotice.module.css';

export interface EnquiryProblemNoticeProps {
  problem: EnquiryProblem;
  enquiry: Enquiry;
  /** Leads to the form, where this is outside of it and takes no focus. */
  toForm?: () => void;
  children?: ReactNode;
}

/** Why an enquiry was not acknowledged, with its message in links to telephone and e-mail. */
export function EnquiryProblemNotice(props: EnquiryProblemNoticeProps) {
  const { problem, enquiry, toForm, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isOutside = toForm !== undefined;
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
        Everything you typed is still in{' '}
        {toForm ? (
          <button type="button" className={styles.toForm} onClick={toForm}>
            the form
          </button>
        ) : (
          'the form'
        )}
        : send it again, or take another way with your message already in it.
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
      {children}
    </div>
  );
}
