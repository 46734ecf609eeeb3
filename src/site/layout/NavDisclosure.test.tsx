// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { NavDisclosure } from './NavDisclosure';

describe('links below a button', () => {
  beforeEach(() => {
    render(
      <>
        <NavDisclosure button="More" isCurrent>
          <li>
            <a href="#offer">Our offer</a>
          </li>
        </NavDisclosure>
        <a href="#contact">Contact</a>
        <p>Words</p>
      </>,
    );
  });

  const more = () => screen.getByText('More');
  const isOpen = () => more().closest('details')?.open;

  it('opens by a press, closes with Escape, and gives the focus back', async () => {
    expect(more().getAttribute('aria-current')).toBe('true');
    await userEvent.click(more());
    expect(isOpen()).toBe(true);
    screen.getByRole('link', { name: 'Our offer' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(more());
  });

  it('closes once the focus has gone on, or something else has been pressed', async () => {
    await userEvent.click(more());
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Contact' }));
    expect(isOpen()).toBe(false);
    await userEvent.click(more());
    await userEvent.click(screen.getByText('Words'));
    expect(isOpen()).toBe(false);
  });

  it('moves nothing while a press lasts, so that a link below it is followed', async () => {
    const user = userEvent.setup();
    await user.click(more());
    const contact = screen.getByRole('link', { name: 'Contact' });
    await user.pointer({ target: contact, keys: '[MouseLeft>]' });
    expect(isOpen()).toBe(true);
    await user.pointer({ target: contact, keys: '[/MouseLeft]' });
    expect(isOpen()).toBe(false);
  });
});
