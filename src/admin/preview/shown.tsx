import { policiesOf } from '../../shared/content/policies';
import { useEffect, useRef, type ReactNode } from 'react';
import type {
  CompanyText,
  ContentRows,
  ContentTable,
  QuestionText,
} from '../../shared/content/content-rows';
import { fillPlaceholders, placeholderValues } from '../../shared/content/placeholders';
import {
  cardOf,
  companyOf,
  detailsOf,
  faqOf,
  hoursOf,
  memberOf,
  priceOf,
  testimonialOf,
  type Fill,
} from '../../shared/content/shown-row';
import type { FormValues } from '../../schema/kind';
import { FaqList } from '../../site/components/FaqList';
import { TeamCard } from '../../site/screens/about/TeamCard';
import { ContactDetails } from '../../site/screens/contact/ContactDetails';
import { ServiceCard } from '../../site/screens/home/ServiceCard';
import { TestimonialCard } from '../../site/screens/home/TestimonialCard';
import { PriceCard } from '../../site/screens/services/PriceCard';
import { ServicePanel } from '../../site/screens/services/ServicePanel';

/** A row of each table as visitors see it. */
const SHOWN: {
  [Table in ContentTable]: (row: ContentRows[Table][number], fill: Fill) => ReactNode;
} = {
  services: (row, fill) => {
    const service = cardOf(row, fill);
    return (
      <div className="stack">
        <p className="muted">On the home page</p>
        <ul className="grid">
          <ServiceCard service={service} />
        </ul>
        <p className="muted">On the services page</p>
        <ServicePanel service={service} details={detailsOf(row, fill)} />
      </div>
    );
  },
  price_plans: (row, fill) => (
    <ul className="grid">
      <PriceCard price={priceOf(row, fill)} />
    </ul>
  ),
  questions: (row, fill) => <ShownQuestion row={row} fill={fill} />,
  testimonials: (row, fill) => <TestimonialCard testimonial={testimonialOf(row, fill)} />,
  team_members: (row, fill) => (
    <ul className="grid">
      <TeamCard member={memberOf(row, fill)} />
    </ul>
  ),
  // Without its address, which is typed sign by sign: half of one leads nowhere.
  menu: ({ label }, fill) => <p>{fill(label)}</p>,
  company: (row, fill) => <ShownCompany row={row} fill={fill} />,
};

/** @param row as its schema makes it of the form's values */
export function shownRow(table: string, row: FormValues, fill: Fill): ReactNode {
  const show = SHOWN[table as ContentTable] as (row: FormValues, fill: Fill) => ReactNode;
  return show(row, fill);
}

/** The company's notice, and its details as the contact page has them. */
function ShownCompany({ row, fill }: { row: CompanyText; fill: Fill }) {
  // What is typed here is quoted at once; prices are as they are.
  const own = placeholderValues(row, policiesOf(row), []);
  return (
    <div className="stack">
      {row.notice && <p className="notice">{fill(fillPlaceholders(row.notice, own))}</p>}
      <ContactDetails company={companyOf(row)} week={hoursOf(row)} />
    </div>
  );
}

/** A question as its page has it, with the answer open. */
function ShownQuestion({ row, fill }: { row: QuestionText; fill: Fill }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('details')?.setAttribute('open', '');
  });
  return (
    <div ref={list}>
      <FaqList faqs={[faqOf(row, fill)]} />
    </div>
  );
}
