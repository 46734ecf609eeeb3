// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { enquiries } from '../../../content-types/enquiries';
import type { ContentType } from '../../../schema/content-type';
import { foundBy, peopleOf, reportOf } from './personal-records';

const deletion = (deleted: number, stayed = 0, named_in: string[] = []) => ({
  ...{ table: 'enquiries', deleted, stayed, named_in },
});

describe('what was deleted of people is reported', () => {
  it.each([
    [[deletion(2)], '2 enquiries erased'],
    [[deletion(0)], 'Nothing erased'],
    [
      [deletion(1, 1, ['menu'])],
      '1 enquiry erased. 1 enquiry stayed, named in menu items. Delete what names that first',
    ],
    [
      [deletion(0, 2)],
      'Nothing erased. 2 enquiries stayed: your role may not delete that. Ask an owner',
    ],
  ])('%j', (deletions, sentence) => {
    expect(reportOf(deletions, 'erased')).toBe(sentence);
  });
});

describe('the people of a record', () => {
  const schema: ContentType = {
    ...enquiries,
    fields: {
      ...enquiries.fields,
      tenant_email: { kind: 'email', label: 'Tenant' },
      mobile: { kind: 'phone', label: 'Mobile' },
    },
  };

  it('are as many as it has addresses and numbers', () => {
    const record = { email: 'sam@example.com', phone: '0121 496 0123', mobile: '07700 900456' };
    expect(peopleOf(schema, record).map(foundBy)).toEqual([
      'sam@example.com or 0121 496 0123',
      '07700 900456',
    ]);
    expect(peopleOf(schema, { phone: '0121 496 0123' })).toHaveLength(1);
  });
});
