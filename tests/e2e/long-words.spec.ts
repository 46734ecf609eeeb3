import { contentTypeOf } from '../../src/content-types/registry.ts';
import { sectionTypes } from '../../src/content-types/sections/registry.ts';
import type { Field } from '../../src/schema/fields.ts';
import type { MemberFields } from '../../src/schema/kind.ts';
import { tablesWithDefaults } from '../../src/shared/content/first-content/content-defaults.ts';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { cutOffTexts, sidewaysScroll } from '../a11y/checks/reflow.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const WORD = 'Unbroken'.repeat(9);

type Values = Readonly<Record<string, unknown>>;

/** Replaces every value of staff's text by a long word; what has to be unique begins with the number of the row. */
function withLongWords(fields: MemberFields, values: Values, row = 0): Values {
  const members = Object.entries(fields).map(([name, field]) => [
    name,
    longWord(field as Field, values[name], row),
  ]);
  return { ...values, ...Object.fromEntries(members) };
}

function longWord(field: Field, value: unknown, row: number): unknown {
  switch (field.kind) {
    case 'text':
    case 'multiline':
      if ('pattern' in field && field.pattern) return value;
      return `${'unique' in field ? row : ''}${WORD}`.slice(0, field.maxLength);
    case 'list':
      return [WORD.slice(0, field.maxLength)];
    case 'html':
      return `<h2>${WORD}</h2><p>${WORD} <a href="/contact">${WORD}</a></p><ul><li>${WORD}</li></ul>`;
    case 'repeat':
      return [{}, ...((value ?? []) as Values[])].map((item) => withLongWords(field.fields, item));
    default:
      return value;
  }
}

test(
  'a word that nothing breaks stays inside a phone’s page, wherever staff have written it',
  { tag: ['@phone', '@slow'] },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(/status of 404/);
    const server = await startServer();
    for (const table of tablesWithDefaults) {
      const { fields } = contentTypeOf(table);
      for (const [index, { id, ...row }] of firstRows(table).entries()) {
        const values = withLongWords(fields as MemberFields, row, index);
        await server.update(`${table}?id=eq.${id}`, values);
      }
    }
    const sections = Object.entries(sectionTypes).map(([type, { fields, example }]) => ({
      ...withLongWords(fields, example),
      id: type,
      type,
    }));
    await server.insert('pages', { path: '/long-words', title: WORD, description: WORD, sections });
    await page.setViewportSize(PHONE);
    for (const path of ['/', '/about', '/services', '/contact', '/long-words']) {
      await page.goto(server.url + path);
      await expect(page.getByRole('main')).toContainText('Unbroken');
      await page.waitForLoadState('networkidle');
      expect.soft(await sidewaysScroll(page), path).toBe(0);
      expect.soft(await cutOffTexts(page), path).toEqual([]);
    }
  },
);
