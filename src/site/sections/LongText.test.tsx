// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readableArticle } from '../../shared/article/readable-article';
import LongText, { headingsIn } from './LongText';

const show = (html: string) =>
  render(
    <MemoryRouter>
      <LongText html={html} numbered />
    </MemoryRouter>,
  );

const contents = () => screen.queryByRole('navigation', { name: 'On this page' });

describe('a long text', () => {
  it('has its headings beside it', () => {
    show('<h2 id="part-fees">Fees &amp; dates</h2><p>None.</p>');
    expect(contents()?.querySelector('a')?.hash).toBe('#part-fees');
    expect(contents()?.textContent).toContain('Fees & dates');
  });

  it('says nothing of its contents where it has no headings', () => {
    show('<p>Ring us.</p>');
    expect(contents()).toBeNull();
    expect(screen.getByText('Ring us.')).toBeTruthy();
  });
});

describe('its headings', () => {
  it('are those of a cleaned text, in words', () => {
    const { html } = readableArticle(
      '<h2 onclick="x()">Keys &amp; <em>access</em></h2><p>Words</p><h3>Below</h3><h2>5 &lt; 6</h2><h2> </h2>',
    );
    expect(headingsIn(html)).toEqual([
      { id: 'part-keys-access', text: 'Keys & access' },
      { id: 'part-5-6', text: '5 < 6' },
    ]);
  });

  it('are none in a text without', () => {
    expect(headingsIn('<p>Words</p>')).toEqual([]);
  });
});
