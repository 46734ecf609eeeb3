// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { findRoute } from '../routes';
import { rehearse } from './rehearse';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('draws screens beside the page: it stays as it is, no effect runs and no server is asked', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const ask = vi.spyOn(globalThis, 'fetch');
  const makeDocument = vi.spyOn(document.implementation, 'createHTMLDocument');
  document.title = 'The page';
  document.body.innerHTML = '<p>What it shows</p>';
  await Promise.all(['/privacy-policy', '/sitemap'].map((path) => findRoute(path)?.load()));

  await act(async () => rehearse(['/sitemap']));
  await act(async () => rehearse(['/privacy-policy', '/sitemap']));

  expect(makeDocument).toHaveBeenCalledOnce();
  const { body } = makeDocument.mock.results[0]?.value as Document;
  const headings = [...body.querySelectorAll('h1')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Privacy Policy', 'Sitemap']);
  expect(document.body.innerHTML).toBe('<p>What it shows</p>');
  expect(document.title).toBe('The page');
  expect(ask).not.toHaveBeenCalled();
});
