// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteLink } from './SiteLink';

it.each([
  ['/services#office', true],
  ['/blog?q=2.5', true],
  ['/price-list.pdf', false],
  ['/price-list.pdf#page=2', false],
  ['/admin?from=site', false],
])('%s is followed by the router: %s', (href, isByRouter) => {
  render(
    <MemoryRouter>
      <SiteLink href={href}>{href}</SiteLink>
    </MemoryRouter>,
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  screen.getByRole('link', { name: href }).dispatchEvent(click);
  expect(click.defaultPrevented).toBe(isByRouter);
});
