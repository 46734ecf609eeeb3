import type { QuestionText, ServiceText, TeamMemberText, TestimonialText } from './content-rows.ts';
import type { Notice } from './notice.ts';
import type { ServiceIconName } from './service-icons.ts';
import type { OpeningHours } from './opening-week.ts';
import type { Policies } from './policies.ts';
import type { Amount } from './prices.ts';

/*
 * What visitors read, ready to be shown: placeholders filled in, broken rows left out. Made of rows by siteContentOf(),
 * in the build and, when something has changed since, in the browser.
 */

export interface ContentPicture {
  /** Where it was uploaded, or one of the site's own: "/pictures/carpet.webp". */
  src: string;
  alt: string;
  /** The sizes that the build has made of an upload, as a `srcset`. */
  avif?: string;
  /** The point that every crop keeps, as CSS `object-position` has it. */
  focus?: string;
}

/** The pictures of whatever content, wherever in it they are. */
export function picturesIn(value: unknown): ContentPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && 'alt' in value) return [value as ContentPicture];
  return Object.values(value).flatMap(picturesIn);
}

export interface Service {
  /** Names it in addresses (`/services#carpet`). */
  id: string;
  /** By which name guide prices know it, where that is another. */
  costedAs?: string;
  title: string;
  /** One sentence, for cards. */
  summary: string;
  icon: ServiceIconName;
  picture?: ContentPicture;
}

/** What the tab of a service says beyond its card; apart, so that only the services screen carries it. */
export type ServiceDetails = Omit<ServiceText, OfCard>;

export type OfCard = 'slug' | 'title' | 'summary' | 'icon' | 'image' | 'image_alt' | 'costed_as';

export interface Price extends Amount {
  /** How texts quote it: `{{price.basic}}`. */
  id: string;
  /** By which name guide prices know it, where that is another. */
  costedAs?: string;
  name: string;
  /** The service that it is the price of. */
  service?: string;
  suits: string;
  inclusions: readonly string[];
  popular: boolean;
}

export type Faq = Omit<QuestionText, 'page'>;

export type Testimonial = Omit<TestimonialText, 'avatar' | 'avatar_alt' | 'published'> & Pictured;

export type TeamMember = Omit<TeamMemberText, 'image' | 'image_alt'> & Pictured;

interface Pictured {
  picture?: ContentPicture;
}

export type SocialNetwork = 'Facebook' | 'Instagram' | 'LinkedIn';

export interface Company {
  name: string;
  legalName: string;
  phone: string;
  /** Offered beside the form when it cannot deliver (VITE_ENQUIRIES); empty when the company has none. */
  whatsApp: string;
  email: string;
  street: string;
  locality: string;
  region: string;
  postcode: string;
  country: string;
  /** Centre of the contact map, WGS 84 degrees. */
  geo: { latitude: number; longitude: number };
  areas: readonly string[];
  /** The first of them as a sentence has them: "Walsall, Dudley and the Black Country". */
  areasInShort: string;
  /** Addresses of the company's own pages; the mark of a network without one links nowhere. */
  social: Readonly<Record<SocialNetwork, string>>;
}

/** A link of the bar or the footer, and those below it. */
export interface MenuItem {
  label: string;
  href: string;
  items?: readonly MenuItem[];
}

/** What blog posts are about. */
export interface BlogCategory {
  name: string;
  /** Shown with a post that has none of its own. */
  picture?: ContentPicture;
}

interface Menu {
  header: readonly MenuItem[];
  footer: readonly MenuItem[];
}

export interface SiteContent {
  company: Company;
  openingHours: readonly OpeningHours[];
  policies: Policies;
  notice: Notice;
  services: readonly Service[];
  serviceDetails: Readonly<Record<string, ServiceDetails>>;
  prices: readonly Price[];
  /** By the page that they are kept for. */
  faqs: Readonly<Record<'services' | 'contact', readonly Faq[]>>;
  testimonials: readonly Testimonial[];
  team: readonly TeamMember[];
  menu: Menu;
  /** Of the blog, in the order of staff. */
  categories: readonly BlogCategory[];
}
