import type { CompanyWords } from '../../data/use-company';
import type { Enquiry } from './people';

/** Saves what is kept of a person as a file that people and programs can read (UK GDPR, articles 15 and 20). */
export function savePersonFile(
  name: string,
  enquiries: readonly Enquiry[],
  company: CompanyWords,
): void {
  const now = new Date().toISOString();
  const copy = { company: company.legal_name, saved_at: now, enquiries };
  const file = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `enquiries of ${name} ${now.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
