export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
}

/** A row of public.enquiries, as a database webhook sends it. */
export interface Enquiry {
  id: string;
  reference: string;
  name: string;
  message: string;
  [column: string]: string | null;
}

const LABELS = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  service: 'Service',
  postcode: 'Postcode',
  property_kind: 'Kind of place',
  property_size: 'Size',
  frequency: 'How often',
  preferred_time: 'When',
  estimate: 'Estimate shown',
  reference: 'Reference',
};

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
const MAX_LINE_LENGTH = 150;

/**
 * The notification of an enquiry. Plain text, so that no markup is interpreted; a reply goes to the visitor. The link
 * to the admin comes first, and the visitor's lines are quoted, so that none passes for ours.
 */
export function enquiryMail(
  enquiry: Enquiry,
  { to, siteUrl }: { to: string; siteUrl: string },
): Mail {
  const { id, name, email, reference, service, message } = enquiry;
  const facts = Object.entries(LABELS)
    .filter(([column]) => enquiry[column])
    .map(([column, label]) => `${label}: ${isolated(oneLine(String(enquiry[column])))}`);
  const link = `Answer it: ${siteUrl}/admin/enquiries/${id}`;
  const address = email?.trim() ?? '';
  return {
    to,
    subject: oneLine(`New enquiry ${reference}: ${[name, service].filter(Boolean).join(', ')}`),
    text: [link, '', ...facts, '', quoted(message), ''].join('\n'),
    ...(ADDRESS.test(address) && { replyTo: { name: oneLine(name), address } }),
  };
}

const quoted = (text: string) =>
  text
    .split(/\r\n?|[\n\v\f\x85\p{Zl}\p{Zp}]/u)
    .map((line) => `> ${isolated(line)}`)
    .join('\n');

/** What is written from right to left keeps its own direction, as `dir="auto"` does in HTML (UAX 9, FSI and PDI). */
const isolated = (text: string) =>
  /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;

/** Strips control characters, which could add headers (CWE-93), and shortens. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  // By characters, so that no emoji is cut in two.
  const signs = [...line];
  return signs.length > MAX_LINE_LENGTH ? `${signs.slice(0, MAX_LINE_LENGTH).join('')}…` : line;
}
