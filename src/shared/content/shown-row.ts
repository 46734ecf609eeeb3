import type { Tables } from '../database.types.ts';
import type {
  BlogCategoryText,
  CompanyText,
  MenuText,
  PricePlanText,
  QuestionText,
  ServiceText,
  TeamMemberText,
  TestimonialText,
} from './content-rows.ts';
import { areasInShort } from './placeholders.ts';
import { londonMidnight } from '../time/london-time.ts';
import type { Notice } from './notice.ts';
import { openingWeek } from './opening-week.ts';
import type { PriceBasis } from './prices.ts';
import type { ServiceIconName } from './service-icons.ts';
import type { Company, ContentPicture, OfCard, Price, ServiceDetails } from './site-content.ts';

/** Fills the placeholders of a text. */
export type Fill = (text: string) => string;

const COUNTRY = 'GB';

function pictureOf(src?: string | null, alt?: string | null): ContentPicture | undefined {
  return src ? { src, alt: alt ?? '' } : undefined;
}

/** What of a service its card shows. */
export function cardOf(row: ServiceText, fill: Fill) {
  return {
    id: row.slug,
    ...(row.costed_as && { costedAs: row.costed_as }),
    title: fill(row.title),
    summary: fill(row.summary),
    icon: row.icon as ServiceIconName,
    picture: pictureOf(row.image, row.image_alt),
  };
}

/** What the tab of a service says beyond its card: whatever else somebody has written, its texts filled in. */
export function detailsOf(row: ServiceText, fill: Fill): ServiceDetails {
  const details = Object.entries(row)
    .filter(([column, value]) => !SAID_ELSEWHERE.has(column) && value !== null && value !== '')
    .map(([column, value]) => [column, filled(value, fill)]);
  return Object.fromEntries(details) as ServiceDetails;
}

const SAID_ELSEWHERE: ReadonlySet<string> = new Set<OfCard | keyof Tables<'services'>>([
  ...(['slug', 'title', 'summary', 'icon', 'image', 'image_alt', 'costed_as'] as const),
  ...(['id', 'position', 'published', 'created_at', 'updated_at'] as const),
]);

function filled(value: unknown, fill: Fill): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, fill));
  return typeof value === 'string' ? fill(value) : value;
}

export function priceOf(row: PricePlanText, fill: Fill): Price {
  const { slug, costed_as, name, amount, basis, service, suits, inclusions, popular } = row;
  return {
    id: slug,
    ...(costed_as && { costedAs: costed_as }),
    name: fill(name),
    pounds: amount / 100,
    basis: basis as PriceBasis,
    ...(service && { service }),
    suits: fill(suits),
    inclusions: inclusions.map(fill),
    popular,
  };
}

export function faqOf({ question, answer }: QuestionText, fill: Fill) {
  return { question: fill(question), answer: fill(answer) };
}

export function testimonialOf(row: TestimonialText, fill: Fill) {
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

export function categoryOf({ name, image }: BlogCategoryText) {
  return { name, picture: pictureOf(image) };
}

export function memberOf({ name, role, bio, image, image_alt }: TeamMemberText, fill: Fill) {
  return { name, role, bio: fill(bio), picture: pictureOf(image, image_alt) };
}

export function companyOf(row: CompanyText): Company {
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
    // The embedded backend answers with the text of a numeric.
    geo: { latitude: Number(row.latitude), longitude: Number(row.longitude) },
    areas: row.areas,
    areasInShort: areasInShort(row.areas),
    social: {
      Facebook: row.facebook ?? '',
      Instagram: row.instagram ?? '',
      LinkedIn: row.linkedin ?? '',
    },
  };
}

export function noticeOf({ notice, notice_from, notice_until }: CompanyText, fill: Fill): Notice {
  return {
    text: fill(notice ?? ''),
    ...(notice_from && { from: londonMidnight(notice_from) }),
    ...(notice_until && { until: londonMidnight(notice_until, 1) }),
  };
}

/** One that leads into the page, to another site, or nowhere safe, which throws. */
export function menuItemOf({ label, href }: MenuText, fill: Fill) {
  if (!/^(https:\/\/|\/(?![/\\]))/.test(href)) throw new Error('it leads to no address');
  return { label: fill(label), href };
}

/** The company's week as visitors read it. */
export function hoursOf({ opening_hours: week }: CompanyText) {
  return openingWeek(typeof week === 'object' && week !== null ? { ...week } : {});
}
