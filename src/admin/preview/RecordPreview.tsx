import { memo, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import areas from 'virtual:content/served_areas';
import { blockwiseCleaner } from '../../shared/article/blockwise-cleaner';
import { anchorHeadings } from '../../shared/article/readable-article';
import type { BlogPost } from '../../shared/blog';
import type { PageText } from '../../shared/content/content-rows';
import { rowsOfOpeningHours } from '../../shared/content/stored-opening-hours';
import { fillWith, type Fill } from '../../shared/content/placeholders';
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
import type { Reader } from '../../schema/reader';
import { daysInWords, hasDays, type StoredSection, storedSections } from '../../schema/section';
import { modes } from '../../shared/modes';
import { FaqList } from '../../site/sections/Questions';
import { Card } from '../../site/components/Card';
import { Picture } from '../../site/components/Picture';
import { PageHero } from '../../site/components/PageHero';
import { isReadable, readableSection } from '../../site/data/readable-page';
import { readerOf } from '../../site/data/reader';
import { TeamCard } from '../../site/sections/TeamBand';
import AreaPage from '../../site/screens/areas/Page';
import { categoryPicture } from '../../site/screens/blog/PostPicture';
import { PostArticle } from '../../site/screens/blog/PostArticle';
import { ContactDetails } from '../../site/sections/contact/ContactDetails';
import { PriceCard } from '../../site/sections/Prices';
import { ServiceCard } from '../../site/sections/Services';
import { ServicePanel } from '../../site/sections/ServiceTabs';
import { TestimonialCard } from '../../site/sections/Testimonials';
import { hasHeadline, sectionComponent } from '../../site/sections/components';
import { EditedText } from './EditedText';
import { REGION } from './preview-attributes';

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
    <Card picture={<Picture source={categoryPicture(category)} alt="" sizes="24rem" />}>
      <h3>{category.name}</h3>
    </Card>
  ),
  company: (own) => <CompanyPreview own={own} />,
};

interface Props {
  table: string;
  /** As its schema makes it of the form's values. */
  row: FormValues;
  fill: Fill;
  /** The records that it names. */
  record?: Reader['record'];
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

/** The sections of a page, each drawn anew when its own fields have changed. */
function PagePreview({ row, ...reads }: { row: PageText } & Pick<Props, 'fill' | 'record'>) {
  const sections = storedSections(row.sections);
  return (
    <Suspense fallback={null}>
      {!hasHeadline(sections.filter(isReadable)) && <PageHero title={reads.fill(row.title)} />}
      {sections.map((section, index) => (
        <div
          key={section.id}
          style={{ display: 'contents' }}
          {...{ [REGION]: `sections.${index}` }}
        >
          {!section.hidden && hasDays(section) && (
            <p className="container muted">Visitors see this {daysInWords(section)}.</p>
          )}
          <SectionPreview stored={JSON.stringify(section)} {...reads} />
        </div>
      ))}
    </Suspense>
  );
}

/** @param stored the section as JSON, by which it is the same as before: each change of the form makes all sections anew */
const SectionPreview = memo(function SectionPreview({
  stored,
  fill,
  record,
}: {
  stored: string;
} & Pick<Props, 'fill' | 'record'>) {
  const shown = readableSection(JSON.parse(stored) as StoredSection, fill, record);
  if (!shown) return null;
  const { Screen } = sectionComponent(shown.type);
  return <Screen {...shown.values} />;
});

/** A post with its text cleaned as at publication, each block when it has changed. */
function PostPreview({ content, ...post }: BlogPost) {
  const [clean] = useState(blockwiseCleaner);
  const blocks = useMemo(() => clean(content), [clean, content]);
  const article = useMemo(() => {
    const headings = document.createElement('template');
    headings.innerHTML = blocks.filter((block) => /<h[1-3]\b/.test(block)).join('');
    return { html: blocks.join(''), headings: anchorHeadings(headings.content) };
  }, [blocks]);
  const { updated_at = new Date().toISOString() } = post as Partial<BlogPost>;
  return (
    <PostArticle
      post={{ ...post, updated_at, article }}
      card={undefined}
      isPreview
      written={<EditedText blocks={blocks} />}
    />
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
  const fill = fillWith(own, areas.get(), undefined, modes());
  return (
    <div className="stack">
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
