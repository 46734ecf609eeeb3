import { expect, expectTypeOf, it } from 'vitest';
import type { ContentPicture } from '../shared/content/picture';
import { defineContentType } from './define-content-type';
import type { NamedRecord } from './reader';
import type { Money } from './kinds/money';
import type { Readable } from './readable';

const place = { bucket: 'content-images', folder: 'content' } as const;

/** On columns of an existing table. */
const offers = () =>
  defineContentType('company', {
    words: { singular: 'offer', plural: 'offers' },
    access: { read: 'everyone', write: ['owner'] },
    operations: ['update'],
    titleColumn: 'name',
    list: { columns: ['name'] },
    fields: {
      name: {
        kind: 'text',
        label: 'Name',
        required: true,
        visibleWhen: ({ phone }) => phone !== '',
      },
      street: { kind: 'image', label: 'Photo', ...place },
      region: { kind: 'select', label: 'Level', choices: ['low', 'high'] },
      locality: {
        kind: 'select',
        label: 'Place',
        required: true,
        choices: [{ value: 'left', label: 'Left' }],
        initial: 'left',
      },
      quote_reply_hours: { kind: 'money', label: 'Price' },
      email: { kind: 'reference', label: 'Region', to: 'pages' },
      phone: { kind: 'text', label: 'Notes', roles: ['owner'] },
      opening_hours: {
        kind: 'group',
        label: 'Contact',
        fields: {
          name: { kind: 'text', label: 'Name' },
          photo: { kind: 'image', label: 'Photo', ...place },
          steps: {
            kind: 'repeat',
            label: 'Steps',
            itemName: 'step',
            fields: {
              level: { kind: 'select', label: 'Level', choices: ['a', 'b'] },
              hours: { kind: 'number', label: 'Hours' },
            },
          },
        },
      },
    },
  });

const regions = () =>
  defineContentType('areas', {
    words: { singular: 'region', plural: 'regions' },
    access: { read: 'everyone', write: ['owner'] },
    titleColumn: 'name',
    list: { columns: [] },
    order: 'position',
    fields: {
      name: { kind: 'text', label: 'Name', required: true },
      slug: { kind: 'text', label: 'Address', required: true },
      neighbours: { kind: 'references', label: 'Others', to: 'pages' },
    },
  });

type Offer = Readable<ReturnType<typeof offers>>;

it('a component is given each field of a content type in the type of its kind, members of groups too', () => {
  expectTypeOf<Offer['name']>().toEqualTypeOf<string>();
  expectTypeOf<Offer['street']>().toEqualTypeOf<ContentPicture | undefined>();
  expectTypeOf<Offer['region']>().toEqualTypeOf<'low' | 'high' | undefined>();
  expectTypeOf<Offer['locality']>().toEqualTypeOf<'left'>();
  expectTypeOf<Offer['quote_reply_hours']>().toEqualTypeOf<Money | undefined>();
  expectTypeOf<Offer['email']>().toEqualTypeOf<NamedRecord | undefined>();
  expect(regions().fields.neighbours.to).toBe('pages');
  expectTypeOf<Readable<ReturnType<typeof regions>>['neighbours']>().toEqualTypeOf<
    readonly NamedRecord[]
  >();
  expectTypeOf<Offer['id']>().toEqualTypeOf<string>();
  type Contact = Offer['opening_hours'];
  expectTypeOf<Contact['name']>().toEqualTypeOf<string>();
  expectTypeOf<Contact['photo']>().toEqualTypeOf<ContentPicture | undefined>();
  type Step = Contact['steps'][number];
  expectTypeOf<Step['level']>().toEqualTypeOf<'a' | 'b' | undefined>();
  expectTypeOf<Step['hours']>().toEqualTypeOf<number | undefined>();
});

it('what is for some roles alone is not there', () => {
  expect(offers().fields.phone.roles).toEqual(['owner']);
  expectTypeOf<Offer>().not.toHaveProperty('phone');
});
