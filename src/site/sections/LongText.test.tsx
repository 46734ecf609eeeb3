// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import LongText from './LongText';

afterEach(cleanup);

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
