import { useEffect, useRef, type ReactNode } from 'react';
import areas from 'virtual:content/served_areas';
import type { BlogPost } from '../../shared/blog';
import type { PageText } from '../../shared/content/content-rows';
import { rowsOfOpeningHours } from '../../shared/content/stored-opening-hours';
import { fillWith } from '../../shared/content/placeholders';
import { areas as areasType } from '../../content-types/areas';
import { blogCategories as blog_categories } from '../../content-types/blog-categories';
import { company } from '../../content-types/company';
import { jobSizes as job_sizes } from '../../content-types/job-sizes';
import { menu } from '../../content-types/menu';
import { pricePlans as price_plans } from '../../content-types/price-plans';
import { questions } from '../../content-types/questions';
import { services } from '../../content-types/services';
import { teamMembers as team_members } from '../../content-types/team-members';
import { testimonials } from '../../content-types/testimonials';
import type { Readable } from '../../schema/readable';
import { readableRow } from '../../schema/readable-rows';
import type { FormValues } from '../../schema/kind';
import { daysInWords } from '../../schema/section';
import { featureFlags } from '../../shared/feature-flags';
import { FaqList } from '../../site/sections/Questions';
import { Card } from '../../site/components/Card';
import { Picture } from '../../site/components/Picture';
import { readerOf } from '../../site/data/reader';
import { TeamCard } from '../../site/sections/Team';
import AreaPage from '../../site/screens/areas/Page';
import { categoryPicture } from '../../site/screens/blog/PostPicture';
import { ContactDetails } from '../../site/sections/contact/ContactDetails';
import { PriceCard } from '../../site/sections/Prices';
import { ServiceCard } from '../../site/sections/Services';
import { ServicePanel } from '../../site/sections/ServiceTabs';
import { TestimonialCard } from '../../site/sections/Testimonials';
import { PagePreview, type PreviewReader } from './PagePreview';
import { PostPreview } from './PostPreview';

type Shown = { [Name in keyof typeof TYPES]: Readable<(typeof TYPES)[Name]> };

const TYPES = {
  blog_categories,
  job_sizes,
  company,
  menu,
  price_plans,
  questions,
  services,
  team_members,
  testimonials,
};

/** A record of each content table as visitors see it. */
const CONTENT: { [Table in keyof Shown]: (record: Shown[Table]) => ReactNode } = {
  services: (service) => (
    <div className="stack">
      <p className="muted">On the home page</p>
      <ul className="grid">
        <ServiceCard service={service} />
      </ul>
      <p className="muted">On the services page</p>
      <ServicePanel service={service} />
    </div>
  ),
  price_plans: (price) => (
    <ul className="grid">
      <PriceCard price={price} />
    </ul>
  ),
  questions: (question) => <QuestionPreview {...question} />,
  testimonials: (testimonial) => <TestimonialCard testimonial={testimonial} />,
  team_members: (member) => (
    <ul className="grid">
      <TeamCard member={member} />
    </ul>
  ),
  // The bar and the footer around it are what is looked at.
  menu: () => null,
  job_sizes: ({ name }) => <p>{name}</p>,
  blog_categories: (category) => (
    <Card picture={<Picture picture={categoryPicture(category)} alt="" sizes="24rem" />}>
      <h3>{category.name}</h3>
    </Card>
  ),
  company: (own) => <CompanyPreview own={own} />,
};

interface Props extends PreviewReader {
  table: string;
  /** As its schema makes it of the form's values. */
  row: FormValues;
}

/** A record as visitors see it: a page of its own, or its part of one. */
export function RecordPreview({ table, row, fill, record }: Props) {
  if (table === 'pages') return <PagePreview row={row as PageText} fill={fill} record={record} />;
  if (table === 'blog_posts') return <PostPreview {...(row as BlogPost)} />;
  if (table === 'areas') return <AreaPreview row={row} fill={fill} record={record} />;
  const show = CONTENT[table as keyof Shown] as (record: FormValues) => ReactNode;
  const shown = readableRow(TYPES[table as keyof Shown], row, readerOf(fill, record));
  return (
    <div className="container" style={{ paddingBlock: 'var(--space-8)' }}>
      {/* What is shown brings headings of the third level. */}
      <h1 className="visually-hidden">Preview</h1>
      <h2 className="visually-hidden">As visitors see it</h2>
      {show(shown)}
    </div>
  );
}

/** An area's page; its neighbours on the map are those of the site. */
function AreaPreview({ row, fill, record }: Omit<Props, 'table'>) {
  const area = readableRow(areasType, row, readerOf(fill, record)) as Readable<typeof areasType>;
  return <AreaPage row={area} rows={[]} />;
}

/** The company's notice, and its details as the contact page has them. */
function CompanyPreview({ own }: { own: Shown['company'] }) {
  // What is typed here is quoted at once; prices are as they are.
  const fill = fillWith(own, areas.get(), undefined, featureFlags());
  const days = daysInWords({ first_day: own.notice_from, last_day: own.notice_until });
  return (
    <div className="stack">
      {own.notice && days && <p className="muted">Visitors see this {days}.</p>}
      {own.notice && <p className="notice">{fill(own.notice)}</p>}
      <ContactDetails company={own} week={rowsOfOpeningHours(own.opening_hours)} />
    </div>
  );
}

/** A question as its page has it, with the answer open. */
function QuestionPreview(question: Pick<Shown['questions'], 'question' | 'answer'>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('details')?.setAttribute('open', '');
  });
  return (
    <div ref={list}>
      <FaqList faqs={[question]} />
    </div>
  );
}
