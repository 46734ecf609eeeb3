// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { services } from '../../content/services';
import { HomeEnquiry } from './HomeEnquiry';

const ANSWERS = {
  'Full Name': 'Ada Byron',
  'Email Address': 'ada@example.com',
  'Phone Number': '0121 496 0000',
  'Service Interested In': 'Carpet Cleaning',
  Message: 'Two rooms, please.',
};
const LABELS = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => LABELS.map((label) => field(label).value);
const form = () => screen.getByRole<HTMLFormElement>('form', { hidden: true });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function fillIn() {
  for (const label of LABELS) fireEvent.change(field(label), { target: { value: ANSWERS[label] } });
}

function submit() {
  fireEvent.submit(form());
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('enquiry form', () => {
  it("requires all five fields by the browser's own check", () => {
    render(<HomeEnquiry />);
    expect(LABELS.map((label) => field(label).required)).toEqual([true, true, true, true, true]);
    expect(field('Email Address').type).toBe('email');
    expect(field('Phone Number').type).toBe('tel');
    expect(form().checkValidity()).toBe(false);
    fillIn();
    expect(form().checkValidity()).toBe(true);
  });

  it('offers the six services and Other after a placeholder that cannot be chosen', () => {
    render(<HomeEnquiry />);
    const options = within(field('Service Interested In')).getAllByRole<HTMLOptionElement>(
      'option',
    );
    expect(options.map(({ text }) => text)).toEqual([
      'Select a service',
      ...services.map(({ title }) => title),
      'Other',
    ]);
    expect(options[0]?.selected && options[0].disabled).toBe(true);
  });

  it('is "Sending..." with the button disabled for 1.5 seconds', () => {
    render(<HomeEnquiry />);
    fillIn();
    submit();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
    expect(button.disabled).toBe(true);
    pass(1499);
    expect(button.textContent).toBe('Sending...');
    expect(screen.queryByText('Thank You!')).toBeNull();
    pass(1);
    expect(screen.getByText('Thank You!')).toBeTruthy();
  });

  it('then thanks in an announced, focused panel and clears the fields', () => {
    render(<HomeEnquiry />);
    fillIn();
    submit();
    pass(1500);
    const panel = screen.getByRole('status');
    expect(panel.textContent).toBe(
      "Thank You!Your message has been sent successfully. We'll get back to you soon.",
    );
    expect(document.activeElement).toBe(panel);
    expect(values()).toEqual(['', '', '', '', '']);
    expect(form().hasAttribute('inert')).toBe(true);
  });

  it('returns to the empty form after 5 seconds and keeps focus there', () => {
    render(<HomeEnquiry />);
    fillIn();
    submit();
    pass(1500);
    pass(4999);
    expect(screen.getByText('Thank You!')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Thank You!')).toBeNull();
    expect(form().hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(form());
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  });

  it('leaves focus alone when the visitor has moved on meanwhile', () => {
    render(
      <>
        <HomeEnquiry />
        <a href="/about">Elsewhere</a>
      </>,
    );
    fillIn();
    submit();
    pass(1500);
    const link = screen.getByRole('link');
    link.focus();
    pass(5000);
    expect(document.activeElement).toBe(link);
  });

  it('sends once however often it is submitted', () => {
    render(<HomeEnquiry />);
    fillIn();
    submit();
    pass(1000);
    submit();
    pass(500);
    expect(screen.getByText('Thank You!')).toBeTruthy();
  });

  it.each([0, 1500])('leaves no timer behind when the page is left %i ms after sending', (ms) => {
    const { unmount } = render(<HomeEnquiry />);
    fillIn();
    submit();
    pass(ms);
    pass(1); // jsdom's own timer after focus()
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps what was typed into the prerendered page, and cannot put it into the address', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<HomeEnquiry />);
    expect(form().getAttribute('method')).toBe('dialog');
    expect(values()).toEqual(['', '', '', '', '']);
    for (const label of LABELS) field(label).value = ANSWERS[label];
    render(<HomeEnquiry />, { container, hydrate: true });
    expect(values()).toEqual(Object.values(ANSWERS));
  });
});
