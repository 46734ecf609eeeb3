// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VersionList } from './VersionList';

it('tells a record that was brought back from one that was first saved', () => {
  const operations = ['insert', 'delete', 'insert', 'update', 'update'];
  const versions = operations.map((operation, id) => ({
    id: id + 1,
    operation,
    saved_at: `2026-11-2${id}T09:00:00Z`,
    saved_by_email: 'a@b.example',
  }));
  render(<VersionList versions={versions.toReversed()} chosen={5} onChoose={() => undefined} />);
  const said = screen.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, -11));
  expect(said).toEqual([
    expect.stringMatching(/Newest/),
    expect.not.stringMatching(/saved|back/),
    expect.stringMatching(/Brought back/),
    expect.stringMatching(/Deleted/),
    expect.stringMatching(/First saved/),
  ]);
});
