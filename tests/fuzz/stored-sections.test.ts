// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionTypes } from '../../src/content-types/sections/registry';
import type { MemberFields } from '../../src/schema/kind';
import type { Field } from '../../src/schema/fields';
import { readablePage } from '../../src/site/data/readable-page';
import { videoAddress } from '../../src/site/sections/Video';
import { anything } from './any-text';
import { FUZZ, FUZZ_TIMEOUT_MS } from './fuzz';
import { expectNothingThatActs } from './inert-html';

/** Expects the shape of its field, and nothing active. */
function expectReadable(value: unknown, field: Field): void {
  switch (field.kind) {
    case 'html':
      return expectNothingThatActs(value as string);
    case 'boolean':
      return void expect(value).toBeTypeOf('boolean');
    case 'image':
    case 'url':
      if (value === '') return;
      return void expect(new URL(value as string, 'https://a.example').href).toMatch(
        /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)|blob:)/,
      );
    case 'list':
      for (const item of value as unknown[]) expect(item).toBeTypeOf('string');
      return;
    case 'repeat':
      for (const item of value as Record<string, unknown>[]) expectAllReadable(item, field.fields);
      return;
    case 'select':
      // An optional choice without a value.
      if (value === undefined && !field.required) return;
      return void expect(value).toBeTypeOf('string');
    default:
      expect(value).toBeTypeOf('string');
  }
}

function expectAllReadable(values: Record<string, unknown>, fields: MemberFields): void {
  expect(Object.keys(values)).toEqual(Object.keys(fields));
  for (const [key, field] of Object.entries(fields)) expectReadable(values[key], field as Field);
}

describe('whatever is stored of a page', { timeout: FUZZ_TIMEOUT_MS }, () => {
  it.each(Object.entries(sectionTypes))('its sections of %s can be shown', (type, { fields }) => {
    const member = (of: MemberFields): fc.Arbitrary<Record<string, unknown>> =>
      fc.record(
        Object.fromEntries(
          Object.entries(of).map(([key, field]) => {
            const { kind } = field as Field;
            const many = fc.array(anything, { maxLength: 3 });
            if (kind !== 'repeat')
              return [key, kind === 'list' ? fc.oneof(many, anything) : anything];
            const items = fc.array(member((field as Field & { fields: MemberFields }).fields), {
              maxLength: 3,
            });
            return [key, fc.oneof(items, many, anything)];
          }),
        ),
        { requiredKeys: [] },
      );
    fc.assert(
      fc.property(fc.array(member(fields as MemberFields), { maxLength: 2 }), (stored) => {
        const sections = stored.map((values, index) => ({ ...values, id: `s${index}`, type }));
        const page = readablePage(
          {
            ...{ path: '/p', title: 'P', description: null, noindex: false, updated_at: '' },
            sections: sections as never,
          },
          (text) => text,
        );
        for (const { values } of page.sections) {
          expectAllReadable(values as Record<string, unknown>, fields as MemberFields);
        }
      }),
      { ...FUZZ, numRuns: Math.ceil((FUZZ.numRuns ?? 0) / 20) },
    );
  });

  it('a video plays from the two sites that the policy allows, or not at all', () => {
    const address = fc.oneof(
      anything.filter((value) => typeof value === 'string'),
      fc
        .tuple(
          fc.constantFrom(
            'https://www.youtube.com/watch?v=',
            'https://youtu.be/',
            'https://vimeo.com/',
          ),
          fc.string({ maxLength: 30 }),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(address, (typed) => {
        expect(videoAddress(typed)?.embed ?? 'https://player.vimeo.com/video/12345?').toMatch(
          /^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]+|player\.vimeo\.com\/video\/\d+)\?/,
        );
      }),
      FUZZ,
    );
  });
});
