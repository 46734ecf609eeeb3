import { company } from '../../content-types/company';
import { POLICY_COLUMNS, policyPlaceholder } from '../../shared/content/policy-placeholders';

const LABELS: Readonly<Record<string, string>> = {
  'company.name': 'Name of the company',
  'company.legal-name': 'Legal name of the company',
  'company.phone': 'Phone of the company',
  'company.email': 'E-mail of the company',
  'company.street': 'Street of the company',
  'company.town': 'Town of the company',
  'company.postcode': 'Postcode of the company',
  'company.areas': 'Areas served',
  'company.main-areas': 'Areas served, the first five',
  'company.hourly-rate': 'Lowest price an hour',
  'enquiries.ways': 'How an enquiry can be made',
  'enquiries.sent': 'What happens to an enquiry',
  'enquiries.beside': 'What else is to be known of enquiries',
  'statistics.storage': 'What is kept in visitors’ browsers',
  ...Object.fromEntries(
    POLICY_COLUMNS.map((column) => [policyPlaceholder(column), company.fields[column].label]),
  ),
};

/** Label of a placeholder: "price.basic" is “Price “basic””. */
export function placeholderLabel(name: string): string {
  return LABELS[name] ?? name.replace(/^price\.(.*)$/, 'Price “$1”');
}
