// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { company } from '../../shared/content/first-content/company';
import { RecordPreview } from './RecordPreview';

it.each([
  [{ notice_until: '2027-01-02' }, 'Visitors see this until 2 January 2027.'],
  [
    { notice_from: '2026-12-24', notice_until: '2027-01-02' },
    'Visitors see this from 24 December 2026 until 2 January 2027.',
  ],
  [{}, undefined],
])('says when visitors see the notice of %j', (days, sentence) => {
  const row = { ...company, notice: 'Closed for Christmas', ...days };
  const { unmount } = render(<RecordPreview table="company" row={row} fill={(text) => text} />);
  expect(screen.getByText('Closed for Christmas')).toBeTruthy();
  expect(screen.queryByText(/^Visitors see this/)?.textContent).toBe(sentence);
  unmount();
});
