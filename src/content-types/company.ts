import { POLICY_COLUMNS } from '../shared/content/policies';
import { readHours } from '../shared/content/opening-week';
import { defineContentType } from '../schema/define-content-type';
import { contentTable, length, startRowsOf } from './content-field';

const NO_POSTCODE = 'A postcode is written like "WS1 1XX".';
const NO_PAGE = 'The address must begin with https:// and have no spaces.';
const WRONG_DAYS = 'The last day cannot be before the first.';
const WRONG_HOURS =
  'Write hours like “8:00-18:00”, “8am - 6pm” or “9:00-12:00, 13:00-17:00”, and nothing for a day off.';

const ONE_TO_999 = 'Write a whole number from 1 to 999.';
const PERCENT = 'Write a whole number from 1 to 100.';

/** As they are kept: "8:00-12:30,13:30-17:00". */
const HOURS =
  /^([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9](,([01]?[0-9]|2[0-3]):[0-5][0-9]-([01]?[0-9]|2[0-3]):[0-5][0-9]){0,3}$/;

/** One line a weekday. */
const hours = (label: string) =>
  ({
    kind: 'text',
    label,
    read: readHours,
    pattern: { expression: HOURS, message: WRONG_HOURS, samples: ['8:00-12:00', '9:00-17:30'] },
  }) as const;

const WRONG_SPAN = 'Write a number such as 3, or from one to another, such as 2-3.';

/** "3", or "2-3". */
const span = (label: string) =>
  ({
    kind: 'text',
    label,
    required: true,
    initial: '2-3',
    pattern: {
      expression: /^[1-9][0-9]?(-[1-9][0-9]?)?$/,
      message: WRONG_SPAN,
      samples: ['4', '3-4'],
    },
  }) as const;

const wholeNumber = (label: string, initial: number, max: number) =>
  ({ kind: 'integer', label, required: true, initial, min: 1, max }) as const;

const page = (label: string) => ({ kind: 'url', label, maxLength: 500 }) as const;

/** Who the company is, and when it is open. */
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
      label: 'Last day',
      helperText: 'Left empty, it stays until you remove it.',
      visibleWhen: hasNotice,
    },
    name: { kind: 'text', label: 'Name', required: true, maxLength: 60 },
    legal_name: { kind: 'text', label: 'Legal name', required: true, maxLength: 100 },
    phone: { kind: 'phone', label: 'Phone', required: true, maxLength: 30 },
    whatsapp: {
      kind: 'phone',
      label: 'WhatsApp',
      maxLength: 30,
      helperText: 'Offered beside an enquiry form that cannot deliver.',
    },
    email: { kind: 'email', label: 'E-mail', required: true, maxLength: 254 },
    street: { kind: 'text', label: 'Street and number', required: true, maxLength: 120 },
    locality: { kind: 'text', label: 'Town', required: true, maxLength: 80 },
    region: { kind: 'text', label: 'County or region', required: true, maxLength: 80 },
    postcode: {
      kind: 'text',
      label: 'Postcode',
      required: true,
      pattern: {
        expression: /^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/,
        message: NO_POSTCODE,
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
    areas: {
      kind: 'list',
      label: 'Areas served',
      itemName: 'area',
      required: true,
      min: 1,
      max: 20,
      maxLength: 60,
      helperText: 'As a sentence has them: “the Black Country”.',
    },
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
    standard_clean_hours: span('Hours of a standard two-bedroom clean'),
    deep_clean_hours: { ...span('Hours of a deep or end of tenancy clean'), initial: '4-8' },
    cancellation_notice_hours: wholeNumber('Hours of notice to cancel without a fee', 24, 999),
    late_cancellation_fee_percent: wholeNumber(
      'Late cancellation fee, at most % of the price',
      50,
      100,
    ),
    issue_report_hours: wholeNumber('Hours to report an issue in', 24, 999),
    satisfaction_percent: wholeNumber('Satisfaction guarantee in %', 100, 100),
    facebook: page('Facebook'),
    instagram: page('Instagram'),
    linkedin: page('LinkedIn'),
  },
  groups: [
    {
      title: 'Contact',
      fields: [
        ...(['name', 'legal_name', 'phone', 'whatsapp', 'email'] as const),
        ...(['street', 'locality', 'region', 'postcode', 'areas'] as const),
      ],
    },
    {
      title: 'Hours and notice',
      fields: ['opening_hours', 'notice', 'notice_from', 'notice_until'],
    },
    {
      title: 'What you promise',
      description:
        'The site’s pages, terms and answers quote these, and follow them. Tell customers whose booking an older promise was made for.',
      fields: Object.values(POLICY_COLUMNS),
      sideBySide: true,
    },
    {
      title: 'Place on the map',
      description: 'Where the map of the contact page has its pin.',
      fields: ['latitude', 'longitude'],
      sideBySide: true,
    },
    {
      title: 'Pages elsewhere',
      description: 'A network without an address shows its sign and leads nowhere.',
      fields: ['facebook', 'instagram', 'linkedin'],
    },
  ],
  quotes: ['notice'],
  validate: (row) => (isBackwards(row) ? { notice_until: WRONG_DAYS } : {}),
  list: { columns: ['name', 'phone', 'email'] },
  titleColumn: 'name',
  public: { parts: ['company', 'openingHours', 'policies', 'notice'], isQuoted: true },
  shownAt: () => '/contact',
  startRows: startRowsOf('company'),
  constraints: {
    company_single: { field: 'name', message: 'There is one company already.' },
    company_name_length: { field: 'name', message: length('The name', 60) },
    company_legal_name_length: { field: 'legal_name', message: length('The legal name', 100) },
    company_phone_format: {
      field: 'phone',
      message: 'Write a telephone number such as 0121 496 0123.',
    },
    company_whatsapp_format: {
      field: 'whatsapp',
      message: 'Write a telephone number such as 07700 900123.',
    },
    company_email_format: { field: 'email', message: 'Write an address such as name@example.com.' },
    company_street_length: { field: 'street', message: length('The street', 120) },
    company_locality_length: { field: 'locality', message: length('The town', 80) },
    company_region_length: { field: 'region', message: length('The region', 80) },
    company_postcode_format: { field: 'postcode', message: NO_POSTCODE },
    company_latitude_range: {
      field: 'latitude',
      message: 'The latitude must be between -90 and 90.',
    },
    company_longitude_range: {
      field: 'longitude',
      message: 'The longitude must be between -180 and 180.',
    },
    company_areas_texts: { field: 'areas', message: 'An area has 1 to 60 characters.' },
    company_areas_count: { field: 'areas', message: 'Name 1 to 20 areas.' },
    company_notice_length: { field: 'notice', message: length('The notice', 160) },
    company_notice_days: { field: 'notice_until', message: WRONG_DAYS },
    company_opening_hours_format: { field: 'opening_hours', message: WRONG_HOURS },
    company_quote_reply_hours_range: { field: 'quote_reply_hours', message: ONE_TO_999 },
    company_cancellation_notice_hours_range: {
      field: 'cancellation_notice_hours',
      message: ONE_TO_999,
    },
    company_issue_report_hours_range: { field: 'issue_report_hours', message: ONE_TO_999 },
    company_late_cancellation_fee_percent_range: {
      field: 'late_cancellation_fee_percent',
      message: PERCENT,
    },
    company_satisfaction_percent_range: { field: 'satisfaction_percent', message: PERCENT },
    company_scheduling_business_days_format: {
      field: 'scheduling_business_days',
      message: WRONG_SPAN,
    },
    company_standard_clean_hours_format: { field: 'standard_clean_hours', message: WRONG_SPAN },
    company_deep_clean_hours_format: { field: 'deep_clean_hours', message: WRONG_SPAN },
    company_facebook_url: { field: 'facebook', message: NO_PAGE },
    company_instagram_url: { field: 'instagram', message: NO_PAGE },
    company_linkedin_url: { field: 'linkedin', message: NO_PAGE },
  },
});

type NoticeDays = Partial<Record<'notice' | 'notice_from' | 'notice_until', string | null>>;

/** Without a notice its days mean nothing. */
function hasNotice({ notice }: NoticeDays): boolean {
  return Boolean(notice);
}

function isBackwards({ notice, notice_from, notice_until }: NoticeDays): boolean {
  return Boolean(notice && notice_from && notice_until && notice_until < notice_from);
}
