import { slugify } from '../shared/slug';
import { SLUG } from '../schema/kinds/slug';
import { hasAtMost, matches } from '../schema/rules';
import { defineContentType } from '../schema/define-content-type';
import { BAD_SLUG, contentTable } from './content-table';

const NO_SERVICE = 'Service: choose one of the listed services';

/** Price cards, and values of placeholders. */
export const pricePlans = defineContentType('price_plans', {
  ...contentTable,
  access: { read: 'everyone', write: ['owner', 'editor'] },
  words: { singular: 'price', plural: 'prices', createButton: 'Add price' },
  fields: {
    name: { kind: 'text', label: 'Name', required: true, maxLength: 60 },
    slug: {
      kind: 'slug',
      label: 'How texts quote it',
      from: 'name',
      derive: slugify,
      prefix: 'price.',
      whenMoved: (former) => `Texts that quote {{price.${former}}} follow.`,
      required: true,
      messages: {
        empty: 'Nothing to quote it by can be made of this name. Use at least one letter or digit.',
        taken: 'Another price already has this name.',
        format: BAD_SLUG,
      },
    },
    amount: { kind: 'money', label: 'Price', required: true, min: 1, max: 10_000_000 },
    basis: {
      kind: 'select',
      label: 'For',
      required: true,
      initial: 'per-hour',
      choices: [
        { value: 'per-hour', label: 'Each hour of one cleaner' },
        { value: 'from', label: 'The whole job, and more for a larger one' },
      ],
    },
    service: {
      kind: 'custom',
      label: 'Service',
      helperText: 'Shown on its card; “Get Quote” asks for it.',
      column: { type: 'text' },
      rules: [hasAtMost(60, NO_SERVICE), matches('format', SLUG, NO_SERVICE)],
      samples: ['changed', 'otherwise'],
      toRow: (value) => value || null,
    },
    suits: { kind: 'text', label: 'Who it suits', required: true, maxLength: 160 },
    inclusions: {
      kind: 'list',
      label: 'What it includes',
      itemName: 'point',
      required: true,
      min: 1,
      max: 8,
      maxLength: 120,
    },
    popular: { kind: 'boolean', label: 'Marked as popular', initial: false },
  },
  quotes: ['name', 'suits', 'inclusions'],
  list: {
    columns: ['name', 'amount', 'basis', 'service', 'popular'],
    inlineColumns: ['popular'],
    search: 'name',
  },
  quotedAs: ({ slug }) => `price.${slug}`,
  order: 'position',
  titleColumn: 'name',
  public: { parts: true },
  shownAt: () => '/services#prices',
});
