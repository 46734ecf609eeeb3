import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { ADMIN_DOCUMENTS } from '../../hosting/admin-documents.ts';
import { PAGE_PREVIEW, POST_SHELL, PREVIEW_PAGE } from '../../hosting/page-files.ts';
import { builtFile, builtPage, builtPages, htmlFiles } from './built-pages.ts';

/** The standard's rules; layout of markup and equivalent spellings are React's. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // Not checked by default, but forbidden by the standard.
  elements: [
    'html5',
    {
      link: { attributes: { rel: { required: true } } },
      textarea: { attributes: { type: { deprecated: true } } },
    },
  ],
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

  test('says that it needs JavaScript, where it says nothing without', () => {
    const shells = [POST_SHELL, PREVIEW_PAGE, PAGE_PREVIEW, ...Object.values(ADMIN_DOCUMENTS)];
    for (const file of shells) {
      expect
        .soft(builtFile(file), file)
        .toMatch(/<noscript>(?:(?!<\/noscript>).)*needs JavaScript/s);
    }
  });

  test('has `sizes` for each `srcset` with widths', () => {
    for (const file of htmlFiles()) {
      const pictures = [...builtPage(file).document.querySelectorAll('picture')];
      const mixed = pictures.filter((picture) => {
        const sources = [...picture.querySelectorAll('[srcset]')];
        const withWidths = sources.filter((one) =>
          /\s\d+w\b/.test(one.getAttribute('srcset') ?? ''),
        );
        return withWidths.length > 0 && !sources.every((one) => one.hasAttribute('sizes'));
      });
      expect.soft(mixed, file).toEqual([]);
    }
  });

  test('moves nothing by a time that is none', () => {
    for (const file of htmlFiles()) {
      const words = /transition:[^;}]*\b(?:shortest|shorter|short|standard|complex)\b/g;
      expect.soft(builtFile(file).match(words) ?? [], file).toEqual([]);
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

  test('of About introduces the company before its figures', () => {
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
