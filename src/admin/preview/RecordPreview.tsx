import { memo, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { blockwiseCleaner } from '../../shared/article/blockwise-cleaner';
import { anchorHeadings } from '../../shared/article/readable-article';
import type { BlogPost } from '../../shared/blog';
import { policiesOf } from '../../shared/content/policies';
import type {
  CompanyText,
  ContentRows,
  ContentTable,
  PageText,
  QuestionText,
} from '../../shared/content/content-rows';
import { fillPlaceholders, placeholderValues } from '../../shared/content/placeholders';
import {
  cardOf,
  categoryOf,
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
import type { Reader } from '../../schema/reader';
import { type StoredSection, storedSections } from '../../schema/section';
import { FaqList } from '../../site/sections/Questions';
import { Card } from '../../site/components/Card';
import { Picture } from '../../site/components/Picture';
import { PageHero } from '../../site/components/PageHero';
import { isReadable, readableSection } from '../../site/data/readable-page';
import { TeamCard } from '../../site/sections/TeamBand';
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

/** A row of each content table as visitors see it. */
const CONTENT: {
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
  questions: (row, fill) => <QuestionPreview row={row} fill={fill} />,
  testimonials: (row, fill) => <TestimonialCard testimonial={testimonialOf(row, fill)} />,
  team_members: (row, fill) => (
    <ul className="grid">
      <TeamCard member={memberOf(row, fill)} />
    </ul>
  ),
  // Without its address, which is typed sign by sign: half of one leads nowhere.
  menu: ({ label }, fill) => <p>{fill(label)}</p>,
  blog_categories: (row) => (
    <Card picture={<Picture source={categoryPicture(categoryOf(row))} alt="" sizes="24rem" />}>
      <h3>{row.name}</h3>
    </Card>
  ),
  company: (row, fill) => <CompanyPreview row={row} fill={fill} />,
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
  const show = CONTENT[table as ContentTable] as (row: FormValues, fill: Fill) => ReactNode;
  return (
    <div className="container" style={{ paddingBlock: 'var(--space-8)' }}>
      {/* What is shown brings headings of the third level. */}
      <h1 className="visually-hidden">Preview</h1>
      <h2 className="visually-hidden">As visitors see it</h2>
      {show(row, fill)}
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

/** The company's notice, and its details as the contact page has them. */
function CompanyPreview({ row, fill }: { row: CompanyText; fill: Fill }) {
  // What is typed here is quoted at once; prices are as they are.
  const own = placeholderValues(row, policiesOf(row), import.meta.env.VITE_ENQUIRIES);
  return (
    <div className="stack">
      {row.notice && <p className="notice">{fill(fillPlaceholders(row.notice, own))}</p>}
      <ContactDetails company={companyOf(row)} week={hoursOf(row)} />
    </div>
  );
}

/** A question as its page has it, with the answer open. */
function QuestionPreview({ row, fill }: { row: QuestionText; fill: Fill }) {
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
