import type { CompanyText } from '../../shared/content/content-rows';
import { fillPlaceholders, placeholderValues } from '../../shared/content/placeholders';
import { companyOf, hoursOf, type Fill } from '../../shared/content/shown-row';
import { ContactDetails } from '../../site/screens/contact/ContactDetails';

/** The company's notice, and its details as the contact page has them. */
export function ShownCompany({ row, fill }: { row: CompanyText; fill: Fill }) {
  // What is typed here is quoted at once; prices are as they are.
  const own = placeholderValues(row, []);
  return (
    <div className="stack">
      {row.notice && <p className="notice">{fill(fillPlaceholders(row.notice, own))}</p>}
      <ContactDetails company={companyOf(row)} week={hoursOf(row)} />
    </div>
  );
}
