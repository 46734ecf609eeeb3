// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LinksBelow } from './LinksBelow';

it('opens by a press, closes with Escape, and gives the focus back', async () => {
  render(
    <LinksBelow button="More" isCurrent>
      <li>
        <a href="/offer">Our offer</a>
      </li>
    </LinksBelow>,
  );
  const more = screen.getByText('More');
  expect(more.getAttribute('aria-current')).toBe('true');
  await userEvent.click(more);
  expect(more.closest('details')?.open).toBe(true);
  screen.getByRole('link', { name: 'Our offer' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(more.closest('details')?.open).toBe(false);
  expect(document.activeElement).toBe(more);
});
