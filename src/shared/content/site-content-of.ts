import type {
  CompanyText,
  ContentRows,
  PricePlanText,
  QuestionText,
  ServiceText,
  TeamMemberText,
  TestimonialText,
} from './content-rows.ts';
import { company as defaultCompany } from './defaults/company.ts';
import { londonMidnight } from './london-midnight.ts';
import { NO_NOTICE, type Notice } from './notice.ts';
import { openingWeek } from './opening-week.ts';
import {
  fillPlaceholders,
  placeholderValues,
  unknownPlaceholders,
  type PlaceholderValues,
} from './placeholders.ts';
import type { PriceBasis } from './prices.ts';
import type { ServiceIconName } from './service-icons.ts';
import type { Company, ContentPicture, Price, SiteContent } from './site-content.ts';

export interface SiteContentAndRest {
  content: SiteContent;
  /** A sentence for each row that cannot be shown. */
  leftOut: readonly string[];
}

/** More than these make a sentence too long. */
const AREAS_IN_SHORT = 5;
const COUNTRY = 'GB';

const listFormat = new Intl.ListFormat('en-GB');

/** What visitors read, of what is written; a row that is broken is left out and named. */
export function siteContentOf(rows: ContentRows): SiteContentAndRest {
  const leftOut: string[] = [];
  const company = rows.company[0] ?? defaultCompany;
  const values = placeholderValues(company, rows.price_plans);
  const each = <Row, Shown>(
    all: readonly Row[],
    nameOf: (row: Row) => string,
    show: (row: Row, fill: Fill) => Shown,
  ): Shown[] =>
    all.flatMap((row) => {
      try {
        return [show(row, filling(values))];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        leftOut.push(`“${nameOf(row)}” is left out: ${reason}`);
        return [];
      }
    });
  const faqs = (page: string) =>
    each(
      rows.questions.filter((row) => row.page === page),
      (row) => row.question,
      faqOf,
    );

  const services = each(
    rows.services,
    (row) => row.title,
    (row, fill) => ({ card: cardOf(row, fill), details: detailsOf(row, fill) }),
  );
  const [notice = NO_NOTICE] = each(
    [company].filter((row) => row.notice),
    () => 'The notice',
    noticeOf,
  );
  const content: SiteContent = {
    company: companyOf(company),
    openingHours: openingWeek(recordOf(company.opening_hours)),
    notice,
    services: services.map(({ card }) => card),
    serviceDetails: Object.fromEntries(services.map(({ card, details }) => [card.id, details])),
    prices: each(rows.price_plans, (row) => row.name, priceOf),
    serviceFaqs: faqs('services'),
    contactFaqs: faqs('contact'),
    testimonials: each(
      rows.testimonials.filter(({ published }) => published),
      (row) => row.name,
      testimonialOf,
    ),
    team: each(rows.team_members, (row) => row.name, memberOf),
  };
  return { content, leftOut };
}

type Fill = (text: string) => string;

/** Fills a text that must be there and quote nothing unknown. */
function filling(values: PlaceholderValues): Fill {
  return (text) => {
    if (typeof text !== 'string' || text.trim() === '') throw new Error('a text is missing');
    const unknown = unknownPlaceholders(text, values);
    if (unknown.length > 0) throw new Error(`nothing is called {{${unknown.join('}}, {{')}}}`);
    return fillPlaceholders(text, values);
  };
}

function pictureOf(src: string | null, alt: string | null): ContentPicture | undefined {
  return src ? { src, alt: alt ?? '' } : undefined;
}

function cardOf(row: ServiceText, fill: Fill) {
  return {
    id: row.slug,
    title: fill(row.title),
    summary: fill(row.summary),
    icon: row.icon as ServiceIconName,
    picture: pictureOf(row.image, row.image_alt),
  };
}

function detailsOf({ description, features, benefits }: ServiceText, fill: Fill) {
  return {
    description: fill(description),
    features: features.map(fill),
    benefits: fill(benefits),
  };
}

function priceOf(row: PricePlanText, fill: Fill): Price {
  const { slug, name, amount, basis, service, suits, inclusions, popular } = row;
  return {
    id: slug,
    name: fill(name),
    pounds: amount / 100,
    basis: basis as PriceBasis,
    ...(service && { service }),
    suits: fill(suits),
    inclusions: inclusions.map(fill),
    popular,
  };
}

function faqOf({ question, answer }: QuestionText, fill: Fill) {
  return { question: fill(question), answer: fill(answer) };
}

function testimonialOf(row: TestimonialText, fill: Fill) {
  const { name, role, content, rating, avatar, avatar_alt } = row;
  // What a customer has said is quoted as it is.
  return {
    name: fill(name),
    role,
    content,
    picture: pictureOf(avatar, avatar_alt),
    rating,
  };
}

function memberOf({ name, role, bio, image, image_alt }: TeamMemberText, fill: Fill) {
  return { name, role, bio: fill(bio), picture: pictureOf(image, image_alt) };
}

function companyOf(row: CompanyText): Company {
  return {
    name: row.name,
    legalName: row.legal_name,
    phone: row.phone,
    whatsApp: row.whatsapp ?? '',
    email: row.email,
    street: row.street,
    locality: row.locality,
    region: row.region,
    postcode: row.postcode,
    country: COUNTRY,
    geo: { latitude: row.latitude, longitude: row.longitude },
    areas: row.areas,
    areasInShort: listFormat.format(row.areas.slice(0, AREAS_IN_SHORT)),
    social: {
      Facebook: row.facebook ?? '',
      Instagram: row.instagram ?? '',
      LinkedIn: row.linkedin ?? '',
    },
  };
}

function noticeOf({ notice, notice_from, notice_until }: CompanyText, fill: Fill): Notice {
  return {
    text: fill(notice ?? ''),
    ...(notice_from && { from: londonMidnight(notice_from) }),
    ...(notice_until && { until: londonMidnight(notice_until, 1) }),
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
