import type { VisitEvent } from '../../../shared/visit-events';
import { MONTHS } from '../../../shared/time/display-date';
import { thousands } from '../../../shared/text';
import { mondayOf, type Periods, weekOf } from '../../ui/periods';
import type { Figures, Unit } from './visit-figures';

/** Fewer visits are chance: they are neither compared nor made a rate of. */
const ENOUGH = 20;
/** So that a new site has a chart. */
const LEAST_PERIODS = 12;
const DAY_MS = 86_400_000;

const GROUPS: Readonly<Record<string, string>> = {
  google: 'Google',
  maps: 'Google Maps',
  bing: 'Bing',
  facebook: 'Facebook and other networks',
  instagram: 'Facebook and other networks',
  nextdoor: 'Facebook and other networks',
  checkatrade: 'Directories',
  yell: 'Directories',
  website: 'Other websites',
  direct: 'Direct',
};

export interface Summary extends Periods {
  /** With what each means, and what it cannot know. */
  numbers: { title: string; sentence: string; meaning: string }[];
}

const several = (count: number, one: string, more = `${one}s`) =>
  `${thousands(count)} ${count === 1 ? one : more}`;

export function summaryOf(figures: Figures, unit: Unit, deliversEnquiries: boolean): Summary {
  const rows = figures.periods.map((row) => ({ ...row, group: GROUPS[row.source] ?? '' }));
  const periods = periodsOf(figures, unit);
  const current = rows.filter(({ period }) => period === periods.at(-1));
  const now = (event: VisitEvent) => total(current.filter((row) => row.event === event));
  const visits = now('visit');
  const enquiries = now('enquiry');
  const visited = rows.filter(({ event }) => event === 'visit');
  const groups = [...new Set(visited.map(({ group }) => group))];
  const lines = groups.map((group) => ({
    label: group,
    counts: periods.map((period) =>
      total(visited.filter((row) => row.group === group && row.period === period)),
    ),
  }));
  const [source] = lines
    .map(({ label, counts }) => ({ label, visits: counts.at(-1) ?? 0 }))
    .filter((line) => line.label && line.visits > 0)
    .toSorted((some, more) => more.visits - some.visits);
  const touched = current.reduce(
    (sum, { event, touch }) => sum + (event === 'visit' ? (touch ?? 0) : 0),
    0,
  );
  const unsent = Math.max(0, now('form') - enquiries);

  return {
    label: `Visits by ${unit} and source`,
    periods,
    lines,
    words: unit === 'week' ? weekOf : monthOf,
    numbers: [
      {
        title: 'Visits',
        sentence: `${several(visits, 'visit')} this ${unit}.${compared(figures.compared, unit)}`,
        meaning: `A visit begins when somebody comes from elsewhere; the pages that follow are part of it. Whole days are compared with as many of last ${unit}, and not fewer than ${ENOUGH} visits, whose difference is chance. ${several(touched, 'was', 'were')} by touch, on a telephone or tablet. Whether two visits are one person nobody knows; staff, robots and people who object are not counted.`,
      },
      {
        title: 'Enquiries',
        sentence: `${several(enquiries, 'enquiry', 'enquiries')} this ${unit}${
          visits < ENOUGH || enquiries === 0
            ? ''
            : `, ${Math.round((enquiries / visits) * 100) || 'fewer than 1'} for every 100 visits`
        }.`,
        meaning: deliversEnquiries
          ? 'Sent with the website’s forms by visitors who are counted. The inbox has all of them; calls and messages are not among them.'
          : 'The website’s forms do not deliver yet (VITE_ENQUIRIES), so there are none.',
      },
      {
        title: 'Taps',
        sentence: `The telephone number was pressed in ${several(now('tel'), 'visit')} this ${unit}, the e-mail address in ${thousands(now('mailto'))}, WhatsApp in ${thousands(now('wa.me'))}.`,
        meaning:
          'Whether a call or a message followed is not known, nor who dialled the number from a screen beside.',
      },
      {
        title: 'Where visits come from',
        sentence: source
          ? `Most came from ${source.label}: ${thousands(source.visits)} of ${thousands(visits)} this ${unit}.`
          : `No visit yet this ${unit}.`,
        meaning:
          'Google Maps can be told from Google once the website’s address in your Business Profile ends in ?utm_source=maps. “Direct” is who typed the address, came from a mail or an app, or has a browser that does not say.',
      },
      {
        title: 'Where they begin',
        sentence: beginning(figures, unit),
        meaning: `In twelve ${unit}s. An enquiry is known to belong to a page as long as the visitor stays in the same tab and loads the site once: no cookie and no storage carries it further.`,
      },
      {
        title: 'Wanted and not served',
        sentence: `${several(unsent, 'form')} begun and not sent this ${unit}. ${notServed(figures)}`,
        meaning: `First halves of postcodes outside your areas, in twelve ${unit}s, each named once it was asked for three times. Why a form was left, and who asked, is not known.`,
      },
    ],
  };
}

/** " Up to yesterday 6 more than …"; empty where there is too little to compare. */
function compared({ now, before }: Figures['compared'], unit: Unit): string {
  if (now < ENOUGH || before < ENOUGH) return '';
  const difference =
    now === before
      ? 'as many as'
      : `${thousands(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than`;
  return ` Up to yesterday ${difference} in the same days of last ${unit}.`;
}

function beginning({ pages }: Figures, unit: Unit): string {
  const known = pages.filter(({ path }) => path !== '');
  const [first] = known;
  if (!first?.visits) return `No visit yet in twelve ${unit}s.`;
  const most = `Most began on ${named(first.path)}: ${thousands(first.visits)}.`;
  const [best] = known.toSorted((some, more) => more.enquiries - some.enquiries);
  return best?.enquiries
    ? `${most} ${several(best.enquiries, 'enquiry', 'enquiries')} came of those that began on ${named(best.path)}.`
    : `${most} None led to an enquiry.`;
}

const named = (path: string) => (path === '/' ? 'the home page' : path);

function notServed({ outside }: Figures): string {
  if (outside.length === 0) return 'No postcode outside your areas was asked for three times.';
  return `Asked for outside your areas: ${outside.map(({ outward_code, n }) => `${outward_code} (${thousands(n)})`).join(', ')}.`;
}

const total = (rows: readonly { n: number }[]) => rows.reduce((sum, { n }) => sum + n, 0);

/** Every period from the first with a visit. */
function periodsOf({ periods: counted, today }: Figures, unit: Unit): string[] {
  const [first = today] = counted.map(({ period }) => period).toSorted();
  const periods: string[] = [];
  for (
    let period = startOf(today, unit);
    periods.length < LEAST_PERIODS || period >= first;
    period = startOf(dayBefore(period), unit)
  )
    periods.unshift(period);
  return periods;
}

const startOf = (day: string, unit: Unit) =>
  unit === 'month' ? `${day.slice(0, 7)}-01` : mondayOf(day);

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

function monthOf(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${year}`;
}
