import companies from 'virtual:content/company';
import { derivedContent } from './content/content-store';

export { smsHref, telHref, whatsAppHref } from './formats/telephone-links';

/** Who the company is, as staff have written it at /admin. */
export const company = derivedContent([companies], ([own]) => own);
