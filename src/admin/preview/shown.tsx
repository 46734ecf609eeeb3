import type { ReactNode } from 'react';
import type { ContentRows, ContentTable } from '../../shared/content/content-rows';
import {
  cardOf,
  detailsOf,
  memberOf,
  menuItemOf,
  priceOf,
  testimonialOf,
  type Fill,
} from '../../shared/content/shown-row';
import type { FormValues } from '../../schema/kind';
import { TeamCard } from '../../site/screens/about/TeamCard';
import { ServiceCard } from '../../site/screens/home/ServiceCard';
import { TestimonialCard } from '../../site/screens/home/TestimonialCard';
import { PriceCard } from '../../site/screens/services/PriceCard';
import { ServicePanel } from '../../site/screens/services/ServicePanel';
import { ShownCompany } from './ShownCompany';
import { ShownQuestion } from './ShownQuestion';

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
  menu: (row, fill) => {
    const { label, href } = menuItemOf(row, fill);
    return <a href={href}>{label}</a>;
  },
  company: (row, fill) => <ShownCompany row={row} fill={fill} />,
};

/** @param row as its schema makes it of the form's values */
export function shownRow(table: string, row: FormValues, fill: Fill): ReactNode {
  const show = SHOWN[table as ContentTable] as (row: FormValues, fill: Fill) => ReactNode;
  return show(row, fill);
}
