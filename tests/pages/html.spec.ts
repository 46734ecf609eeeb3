import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { builtFile, builtPage, builtPages, htmlFiles } from './built-pages.ts';

/** The standard's own rules; how markup is laid out and which of two valid spellings it has is React's choice. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-redundant-for': 'off',
  },
});

test.describe('the HTML of every page', () => {
  test('is valid', async () => {
    for (const file of htmlFiles()) {
      const { results } = await validator.validateString(builtFile(file), file);
      const problems = results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
        ),
      );
      expect.soft(problems, file).toEqual([]);
    }
  });

  test('has one heading of the first level, one main part, and a language', () => {
    for (const { document, path } of builtPages()) {
      expect.soft(document.querySelectorAll('h1'), path).toHaveLength(1);
      expect.soft(document.querySelectorAll('main'), path).toHaveLength(1);
      expect.soft(document.documentElement.lang, path).toBe('en-GB');
    }
  });

  test('is all text before any script runs', () => {
    for (const { document, path } of builtPages()) {
      const words = document.querySelector('main')?.textContent?.split(/\s+/) ?? [];
      expect.soft(words.length, path).toBeGreaterThan(60);
    }
  });

  test('of About says who the company is, then how many and how long', () => {
    const about = builtPage('/about.html').document.querySelector('main')?.textContent ?? '';
    expect(about.indexOf('Local people')).toBeLessThan(about.indexOf('Years experience'));
    expect(about.indexOf('Years experience')).toBeLessThan(about.indexOf('Our Story'));
  });

  test('gives every picture its size, so that nothing jumps', () => {
    for (const file of htmlFiles()) {
      for (const image of builtPage(file).document.querySelectorAll('#root img')) {
        if (image.closest('[class*="body"]')) continue;
        expect.soft(Number(image.getAttribute('width')), file).toBeGreaterThan(0);
        expect.soft(Number(image.getAttribute('height')), file).toBeGreaterThan(0);
      }
    }
  });
});
