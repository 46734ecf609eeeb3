import type { Tables } from '../shared/database.types';

type Row = Pick<Tables<'pages'>, 'author_id' | 'published_until'>;

/** First fields of types that authors draft and editors publish. */
export const statusFields = {
  published_at: {
    kind: 'publication',
    label: 'Status',
    publishers: ['owner', 'editor'],
    review: 'review_requested_at',
    until: 'published_until',
  },
  review_requested_at: { kind: 'reviewRequest', label: 'Ready for review' },
  author_id: {
    kind: 'custom',
    label: 'Author',
    readOnly: true,
    visibleWhen: ({ author_id }: Row) => Boolean(author_id),
  },
} as const;

/** Badge in the bar: records ready for review. */
export const countToReview = {
  label: 'to review',
  filter: { 'review_requested_at@not.is': null },
  roles: ['owner', 'editor'],
} as const;

/** End of publication, and the redirect afterwards. */
export const endFields = {
  published_until: { kind: 'lastDay', label: 'Last day', of: 'published_at' },
  leads_to: {
    kind: 'url',
    label: 'Then visitors are led to',
    internal: 'page',
    helperText: 'Left empty, its address says that there is nothing.',
    visibleWhen: ({ published_until }: Row) => Boolean(published_until),
  },
} as const;

export const endGroup = {
  title: 'Until a day',
  description: 'For what ends by itself, such as an offer. Left empty, it stays.',
  fields: ['published_until', 'leads_to'],
} as const;
