import { POLICY_COLUMNS } from '../shared/content/policy-placeholders';
import { POSTCODE, tidyPostcode } from '../shared/formats/postcode';
import { londonDay } from '../shared/time/london-time';
import { defineContentType } from '../schema/define-content-type';
import { hasPassed } from '../schema/rules';
import { backwardSpans, hours, page, span, wholeNumber, WRONG_HOURS } from './company-fields';
import { contentTable } from './content-table';

const LAST_DAY = 'Last day';
const WRONG_DAYS = 'The last day cannot be before the first.';

/** Without a notice. */
const NO_DAYS = { notice_from: null, notice_until: null, notice_closes: false };

export const company = defineContentType('company', {
  ...contentTable,
  singleton: true,
  access: { read: 'everyone', write: ['owner', 'editor'] },
  words: { singular: 'company', plural: 'company', createButton: 'Save' },
  fields: {
    notice: {
      kind: 'text',
      label: 'Notice over every page',
      maxLength: 160,
      helperText: 'Such as “Closed 24 December to 2 January”.',
    },
    notice_from: {
      kind: 'date',
      label: 'First day',
      helperText: 'Left empty, it is shown at once.',
      visibleWhen: hasNotice,
    },
    notice_until: {
      kind: 'date',
      label: LAST_DAY,
      helperText: 'Left empty, it stays until you remove it.',
      visibleWhen: hasNotice,
    },
    notice_closes: {
      kind: 'boolean',
      label: 'Closed on these days',
      initial: false,
      helperText: 'Shown with the opening hours, and told to search engines.',
      visibleWhen: hasNotice,
    },
    name: { kind: 'text', label: 'Name', required: true, maxLength: 60 },
    slogan: {
      kind: 'text',
      label: 'What you do, in one sentence',
      maxLength: 120,
      helperText: 'Stands below the name at the foot of every page.',
    },
    legal_name: { kind: 'text', label: 'Legal name', required: true, maxLength: 100 },
    phone: { kind: 'phone', label: 'Phone', required: true },
    whatsapp: {
      kind: 'phone',
      label: 'WhatsApp',
      helperText: 'Offered beside an enquiry form that cannot deliver.',
    },
    email: { kind: 'email', label: 'E-mail', required: true },
    street: { kind: 'text', label: 'Street and number', required: true, maxLength: 120 },
    locality: { kind: 'text', label: 'Town', required: true, maxLength: 80 },
    region: { kind: 'text', label: 'County or region', required: true, maxLength: 80 },
    postcode: {
      kind: 'text',
      label: 'Postcode',
      required: true,
      read: tidyPostcode,
      pattern: {
        expression: POSTCODE,
        message: 'A postcode is written like "WS1 1XX".',
        samples: ['M1 1AA', 'WS1 1XX'],
      },
    },
    latitude: {
      kind: 'number',
      label: 'Latitude',
      required: true,
      min: -90,
      max: 90,
      helperText: 'Degrees, such as 52.5862.',
    },
    longitude: { kind: 'number', label: 'Longitude', required: true, min: -180, max: 180 },
    opening_hours: {
      kind: 'group',
      label: 'Opening hours',
      helperText: WRONG_HOURS,
      fields: {
        monday: hours('Monday'),
        tuesday: hours('Tuesday'),
        wednesday: hours('Wednesday'),
        thursday: hours('Thursday'),
        friday: hours('Friday'),
        saturday: hours('Saturday'),
        sunday: hours('Sunday'),
      },
    },
    quote_reply_hours: wholeNumber('Hours until a quote is answered', 24, 999),
    scheduling_business_days: span('Business days until the first visit'),
    standard_clean_hours: span('Hours of a standard job'),
    deep_clean_hours: { ...span('Hours of a large job'), initial: '4-8' },
    cancellation_notice_hours: wholeNumber('Hours of notice to cancel without a fee', 24, 999),
    late_cancellation_fee_percent: wholeNumber(
      'Late cancellation fee, at most % of the price',
      50,
      100,
    ),
    issue_report_hours: wholeNumber('Hours to report an issue in', 24, 999),
    satisfaction_percent: wholeNumber('Satisfaction guarantee in %', 100, 100),
    blog_title: {
      kind: 'text',
      label: 'Heading of the blog',
      maxLength: 80,
      helperText: 'Left empty, it is “Blog”.',
    },
    blog_intro: { kind: 'multiline', label: 'Introduction of the blog', maxLength: 300 },
    blog_description: {
      kind: 'multiline',
      label: 'Text in search results for the blog',
      maxLength: 320,
      helperText: 'Left empty, it is the introduction.',
    },
    business_type: {
      kind: 'text',
      label: 'Kind of business, for search engines',
      required: true,
      initial: 'LocalBusiness',
      maxLength: 60,
      pattern: {
        expression: /^[A-Z][A-Za-z]+$/,
        message: 'Write a type of schema.org, such as “LocalBusiness” or “HousePainter”.',
        samples: ['LocalBusiness', 'HousePainter'],
      },
      helperText: 'A type of schema.org below LocalBusiness.',
    },
    social_alt: {
      kind: 'text',
      label: 'What the picture for social networks shows',
      maxLength: 200,
      helperText:
        'The picture is public/og.jpg; pages with a picture of their own are shared with that.',
    },
    review_url: {
      ...page('Where customers review you'),
      helperText:
        'Your page on Google, say. An enquiry that was won offers to ask for a review there.',
    },
    review_check: {
      kind: 'multiline',
      label: 'How you make sure that reviews are of customers',
      maxLength: 600,
      helperText:
        'Visitors read it below the reviews, such as “We compare each with our bookings.”',
    },
    facebook: page('Facebook'),
    instagram: page('Instagram'),
    linkedin: page('LinkedIn'),
  },
  groups: [
    {
      title: 'Contact',
      fields: [
        ...(['name', 'slogan', 'legal_name', 'phone', 'whatsapp', 'email'] as const),
        ...(['street', 'locality', 'region', 'postcode'] as const),
      ],
    },
    {
      title: 'Hours and notice',
      fields: ['opening_hours', 'notice', 'notice_from', 'notice_until', 'notice_closes'],
    },
    {
      title: 'What you promise',
      description:
        'The site’s pages, terms and answers quote these, and follow them. Tell customers whose booking an older promise was made for.',
      fields: POLICY_COLUMNS,
      sideBySide: true,
    },
    {
      title: 'Place on the map',
      description: 'Where the map of the contact page has its pin.',
      fields: ['latitude', 'longitude'],
      sideBySide: true,
    },
    {
      title: 'Blog',
      fields: ['blog_title', 'blog_intro', 'blog_description'],
    },
    {
      title: 'Search and sharing',
      fields: ['business_type', 'social_alt'],
    },
    { title: 'Reviews', fields: ['review_url', 'review_check'] },
    {
      title: 'Pages elsewhere',
      description: 'A network without an address shows its sign and leads nowhere.',
      fields: ['facebook', 'instagram', 'linkedin'],
    },
  ],
  quotes: ['notice'],
  validate(row, _role, before) {
    const spans = backwardSpans(row, SPANS);
    if (isBackwards(row)) return { ...spans, notice_until: WRONG_DAYS };
    return isNewAndOver(row, before) ? { ...spans, notice_until: hasPassed(LAST_DAY) } : spans;
  },
  // The next notice is not of the days of the last.
  beforeSave: (row) => (row.notice === null ? { ...row, ...NO_DAYS } : row),
  list: { columns: ['name', 'phone', 'email'] },
  titleColumn: 'name',
  public: { parts: true },
  shownAt: () => '/contact',
  constraints: {
    company_notice_days: { field: 'notice_until', message: WRONG_DAYS },
  },
});

const SPANS = ['scheduling_business_days', 'standard_clean_hours', 'deep_clean_hours'];

type NoticeDays = Partial<Record<'notice' | 'notice_from' | 'notice_until', string | null>>;

/** Only with a notice. */
function hasNotice({ notice }: NoticeDays): boolean {
  return Boolean(notice);
}

function isBackwards({ notice, notice_from, notice_until }: NoticeDays): boolean {
  return Boolean(notice && notice_from && notice_until && notice_until < notice_from);
}

/** One that has ended by itself does not keep its owner from saving another field. */
function isNewAndOver(row: NoticeDays, before: NoticeDays = {}): boolean {
  const { notice, notice_until: last } = row;
  const isNew = notice !== before.notice || last !== before.notice_until;
  return Boolean(notice && last && isNew && last < londonDay(new Date()));
}
