import type { ContentRows, MenuText } from './content-rows.ts';
import { NO_NOTICE } from './notice.ts';
import {
  fillPlaceholders,
  placeholderValues,
  unknownPlaceholders,
  type PlaceholderValues,
} from './placeholders.ts';
import { policiesOf } from './policies.ts';
import {
  cardOf,
  categoryOf,
  companyOf,
  detailsOf,
  faqOf,
  hoursOf,
  memberOf,
  menuItemOf,
  noticeOf,
  priceOf,
  testimonialOf,
  type Fill,
} from './shown-row.ts';
import type { MenuItem, SiteContent } from './site-content.ts';

const NOTHING: ContentRows = {
  services: [],
  price_plans: [],
  questions: [],
  testimonials: [],
  team_members: [],
  company: [],
  menu: [],
  blog_categories: [],
};

interface SiteContentAndRest {
  content: SiteContent;
  /** A sentence for each row that cannot be shown. */
  leftOut: readonly string[];
}

/**
 * What visitors read, of what is written; a row that is broken is left out and named. Throws where there is no company, which texts quote.
 * @param enquiries VITE_ENQUIRIES
 */
export function siteContentOf(
  written: Partial<ContentRows>,
  enquiries: string | undefined,
): SiteContentAndRest {
  const leftOut: string[] = [];
  const rows = { ...NOTHING, ...written };
  const [company] = rows.company;
  if (!company) throw new Error('nothing is written of the company');
  const policies = policiesOf(company);
  const values = placeholderValues(company, policies, enquiries, rows.price_plans);
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

  const links = (all: readonly MenuText[], show: (row: MenuText, fill: Fill) => MenuItem) =>
    each(all, ({ label }) => label, show);
  const items = (place: string) => {
    const ofPlace = rows.menu.filter((row) => row.place === place);
    const first = ofPlace.filter(({ below }) => !below || !ofPlace.some(({ id }) => id === below));
    return links(first, (row, fill) => {
      const below = ofPlace.filter((item) => item.below && item.below === row.id);
      return {
        ...menuItemOf(row, fill),
        ...(below.length > 0 && { items: links(below, menuItemOf) }),
      };
    });
  };

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
    openingHours: hoursOf(company),
    policies,
    notice,
    services: services.map(({ card }) => card),
    serviceDetails: Object.fromEntries(services.map(({ card, details }) => [card.id, details])),
    prices: each(rows.price_plans, (row) => row.name, priceOf),
    faqs: { services: faqs('services'), contact: faqs('contact') },
    testimonials: each(
      rows.testimonials.filter(({ published }) => published),
      (row) => row.name,
      testimonialOf,
    ),
    team: each(rows.team_members, (row) => row.name, memberOf),
    menu: { header: items('header'), footer: items('footer') },
    categories: rows.blog_categories.map(categoryOf),
  };
  return { content, leftOut };
}

/** Fills a text that must be there and quote nothing unknown. */
function filling(values: PlaceholderValues): Fill {
  return (text) => {
    if (typeof text !== 'string' || text.trim() === '') throw new Error('a text is missing');
    const unknown = unknownPlaceholders(text, values);
    if (unknown.length > 0) throw new Error(`nothing is called {{${unknown.join('}}, {{')}}}`);
    return fillPlaceholders(text, values);
  };
}
