// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLateHeading } from './use-late-heading';

function Post({ title }: { title?: string }) {
  useLateHeading(title !== undefined);
  return (
    <main id="main" tabIndex={-1}>
      {title ? <h1>{title}</h1> : <p>Loading the article...</p>}
      <button type="button">Share</button>
    </main>
  );
}

it('the focus moves to the heading of a loaded post', () => {
  const { rerender } = render(<Post />);
  screen.getByRole('main').focus();
  rerender(<Post title="Lifting stains" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lifting stains' }));
});

it('the focus of a visitor who has moved on stays', () => {
  const { rerender } = render(<Post />);
  screen.getByRole('button').focus();
  rerender(<Post title="Lifting stains" />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
