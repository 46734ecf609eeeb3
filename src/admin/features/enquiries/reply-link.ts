import type { Tables } from '../../../shared/database.types';
import type { CompanyWords } from '../../data/use-company';
import { mailtoLink } from '../../ui/mailto-link';
import { firstCharacters } from '../../../shared/text';
import { formatLondonTime } from '../../../shared/time/london-time';

type Asked = Pick<Tables<'enquiries'>, 'name' | 'message' | 'reference' | 'created_at'> & {
  email: string;
};

/** Windows passes some 2,000 characters of an address; the quotation stays below that. */
const QUOTED_AT_MOST = 1000;

export function replyLink(
  { name, email, message, reference, created_at }: Asked,
  company: CompanyWords,
): string {
  const subject = `Your enquiry to ${company.name} (${reference})`;
  const body = [
    `Dear ${name},`,
    '',
    '',
    '',
    company.name,
    company.phone,
    '',
    `On ${formatLondonTime(created_at)} you wrote:`,
    quoted(message),
  ];
  return mailtoLink({ to: email, subject, body: body.join('\n') });
}

function quoted(message: string): string {
  const start = firstCharacters(message.trim(), QUOTED_AT_MOST);
  const lines = start.split(/\r?\n/).map((line) => `> ${line}`);
  return start.length < message.trim().length ? `${lines.join('\n')} […]` : lines.join('\n');
}
