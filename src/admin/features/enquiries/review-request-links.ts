import { smsHref, whatsAppHref } from '../../../shared/company';
import type { Tables } from '../../../shared/database.types';
import { mailtoLink } from '../../ui/mailto-link';
import type { CompanyWords } from '../../data/use-company';

type Customer = Pick<Tables<'enquiries'>, 'name' | 'email' | 'phone'>;

const TITLES = /^(mr|mrs|ms|miss|mx|dr|prof)\.?$/i;

/** "Priya" of "Priya Shah"; who writes "Mrs Shah" is called that. */
function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return TITLES.test(words[0] ?? '') ? words.join(' ') : (words[0] ?? '');
}

/** Messages that ask a customer for a review, good or bad, in each way in which the customer can be reached. */
export function reviewRequestLinks(
  { name, email, phone }: Customer,
  company: CompanyWords & { review_url: string },
): { label: string; href: string }[] {
  const message = [
    `Hello ${firstName(name)},`,
    '',
    `thank you for choosing ${company.name}. Would you tell others how it went, good or bad? It takes a minute:`,
    company.review_url,
    '',
    company.name,
  ].join('\n');
  const subject = `How did we do? ${company.name}`;
  return [
    ...(email
      ? [{ label: 'By e-mail', href: mailtoLink({ to: email, subject, body: message }) }]
      : []),
    ...(phone
      ? [
          { label: 'By WhatsApp', href: whatsAppHref(phone, message) },
          { label: 'By SMS', href: smsHref(phone, message) },
        ]
      : []),
  ];
}
