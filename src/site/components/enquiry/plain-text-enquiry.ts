import type { Enquiry, EnquiryField } from './enquiry';

const LABELS: readonly [field: EnquiryField, label: string][] = [
  ['name', 'Name'],
  ['phone', 'Telephone'],
  ['email', 'E-mail'],
  ['service', 'Service'],
  ['postcode', 'Postcode'],
  ['property_kind', 'Place'],
  ['property_size', 'Size'],
  ['frequency', 'How often'],
  ['preferred_time', 'When'],
  ['estimate', 'Guide price shown'],
];

/** For channels of plain text (mailto). */
export function plainTextEnquiry(enquiry: Enquiry): string {
  const answers = LABELS.flatMap(([field, label]) =>
    enquiry[field] ? [`${label}: ${enquiry[field]}`] : [],
  );
  return [enquiry.message, answers.join('\n')].filter(Boolean).join('\n\n');
}
