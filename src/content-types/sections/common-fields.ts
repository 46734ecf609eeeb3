import { BLOG_IMAGES_BUCKET } from '../../shared/blog';

/** Fields common to several sections. */
export const title = { kind: 'text', label: 'Heading', maxLength: 120, required: true } as const;
export const optionalTitle = { kind: 'text', label: 'Heading', maxLength: 120 } as const;
export const intro = { kind: 'multiline', label: 'Introduction', maxLength: 600 } as const;

export const tone = {
  kind: 'select',
  label: 'Background',
  required: true,
  initial: 'plain',
  choices: [
    { value: 'plain', label: 'White' },
    { value: 'mist', label: 'Pale green' },
    { value: 'cream', label: 'Cream' },
    { value: 'navy', label: 'Dark blue' },
  ],
} as const;

/** In the posts' bucket: writable for authors, and in the library. */
const pictures = { bucket: BLOG_IMAGES_BUCKET, folder: 'blog', library: true } as const;

export const picture = (label = 'Picture') =>
  ({ kind: 'image', label, ...pictures, aspectRatio: '3 / 2' }) as const;

export const buttonLabel = (label = 'Button') =>
  ({ kind: 'text', label, maxLength: 40, helperText: 'Left empty, there is no button.' }) as const;

export const buttonHref = (label = 'Where the button leads') =>
  ({
    kind: 'url',
    label,
    internal: true,
    maxLength: 500,
    helperText: 'A page of this site, such as /contact, or an https address.',
  }) as const;

/** Each button is rendered with label and address. */
export const buttons = {
  label: buttonLabel(),
  href: buttonHref(),
  second_label: buttonLabel('Second button'),
  second_href: buttonHref('Where the second button leads'),
} as const;

export const figureList = {
  kind: 'repeat',
  label: 'Figures',
  itemName: 'figure',
  fields: {
    value: { kind: 'text', label: 'Figure', required: true, maxLength: 60 },
    label: { kind: 'text', label: 'What it counts', required: true, maxLength: 80 },
  },
} as const;

export const eyebrow = { kind: 'text', label: 'Words above the heading', maxLength: 60 } as const;

export const callBar = {
  kind: 'boolean',
  label: 'Keep “Call” and “Quote” at hand on phones',
  initial: false,
  helperText: 'From here down to a call to action or a form.',
} as const;

export const article = {
  kind: 'html',
  label: 'Text',
  required: true,
  maxLength: 50_000,
  pictures,
} as const;

export const GROUPS = {
  words: 'Words',
  pictures: 'Pictures',
  company: 'From your content',
  action: 'What to do next',
} as const;

export const QUESTION_PAGES = [
  { value: 'services', label: 'Services' },
  { value: 'contact', label: 'Contact' },
] as const;
