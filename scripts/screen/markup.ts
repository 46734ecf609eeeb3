import type { Field } from '../../src/schema/fields.ts';

/** Words as they stand between the tags of JSX. */
export const inMarkup = (words: string) =>
  /[{}<>"'&]/.test(words) ? `{${JSON.stringify(words)}}` : words;

/** How a page shows a value: what is written there, and what that imports. */
interface Markup {
  text: (value: string, field: Field) => string;
  imports?: string;
}

const inWords = (value: string) => `{${value} && <p>{${value}}</p>}`;

/** A figure says what it is. */
const named = (value: string, { label }: Field, shown = value) =>
  `{${value} && <p>${inMarkup(label)}: {${shown}}</p>}`;
const counted = (value: string, { label }: Field, shown = value) =>
  `{${value} !== undefined && <p>${inMarkup(label)}: {${shown}}</p>}`;

/** By kind; those without a line are left to whoever edits the screen. */
const MARKUP: Partial<Record<Field['kind'], Markup>> = {
  text: { text: inWords },
  multiline: { text: inWords },
  displayDate: { text: inWords },
  select: { text: named },
  time: { text: named },
  integer: { text: counted },
  number: { text: counted },
  html: {
    text: (value) => `<ArticleText article={{ html: ${value}, headings: [] }} />`,
    imports: `import { ArticleText } from '../../../shared/article/ArticleText';`,
  },
  image: {
    text: (value) =>
      `{${value} && <ContentPhoto picture={${value}} sizes="(width >= 48rem) 44rem, 100vw" />}`,
    imports: `import { ContentPhoto } from '../../components/ContentPhoto';`,
  },
  rating: {
    text: (value) => `{${value} && <p><Stars rating={${value}} /></p>}`,
    imports: `import { Stars } from '../../components/Stars';`,
  },
  date: {
    text: (value, field) =>
      named(value, field, `formatDisplayDate(new Date(\`\${${value}}T00:00\`))`),
    imports: `import { formatDisplayDate } from '../../../shared/blog';`,
  },
  dateTime: {
    text: (value, field) => named(value, field, `formatLondonTime(${value})`),
    imports: `import { formatLondonTime } from '../../../shared/time/london-time';`,
  },
  money: {
    text: (value, field) => {
      const currency = field.kind === 'money' && field.currency ? `, '${field.currency}'` : '';
      return counted(value, field, `formatMoney(${value}${currency})`);
    },
    imports: `import { formatMoney } from '../../../shared/money';`,
  },
  list: {
    text: (value) => `<ul>{${value}.map((item, index) => <li key={index}>{item}</li>)}</ul>`,
  },
  geopoint: {
    text: (value) =>
      `{${value} && <p><SiteLink href={mapHref(${value})}>See it on a map</SiteLink></p>}`,
    imports: `import { mapHref } from '../../../shared/geopoint';`,
  },
  email: {
    text: (value) => `{${value} && <p><a href={\`mailto:\${${value}}\`}>{${value}}</a></p>}`,
  },
  phone: {
    text: (value) => `{${value} && <p><a href={telHref(${value})}>{${value}}</a></p>}`,
    imports: `import { telHref } from '../../../shared/company';`,
  },
  // A document, and no page of this site.
  file: {
    text: (value, { label }) =>
      `{${value} && <p><a href={${value}}>${inMarkup(label)} (PDF)</a></p>}`,
  },
  url: { text: (value) => `{${value} && <p><SiteLink href={${value}}>{${value}}</SiteLink></p>}` },
};

/** What shows some fields of a record, one after the other, and the lines that it imports. */
export function markupOf(one: string, fields: readonly (readonly [string, Field])[]) {
  const known = fields.flatMap(([column, field]) => {
    const markup = MARKUP[field.kind];
    return markup ? [{ ...markup, text: markup.text(`${one}.${column}`, field) }] : [];
  });
  return {
    texts: known.map(({ text }) => text),
    imports: known.flatMap(({ imports = [] }) => imports),
  };
}
