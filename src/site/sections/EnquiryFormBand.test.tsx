// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAnswers } from '../components/enquiry/kept-answers';
import { services } from '../view-models/services';
import { HomeEnquiry } from './EnquiryFormBand';

const ANSWERS = {
  'Full Name': 'Ada Byron',
  'Email Address': 'ada@example.com',
  'Phone Number': '0121 496 0000',
  'Service Interested In': 'Carpet Cleaning',
  Message: 'Two rooms, please.',
};
const LABELS = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const form = () => screen.getByRole<HTMLFormElement>('form', { hidden: true });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open() {
  render(
    <MemoryRouter>
      <HomeEnquiry />
      <a href="/about">Elsewhere</a>
    </MemoryRouter>,
  );
}

function fillIn() {
  for (const label of LABELS) fireEvent.change(field(label), { target: { value: ANSWERS[label] } });
}

function submit() {
  fireEvent.submit(form());
}

beforeEach(() => {
  forgetAnswers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('enquiry form', () => {
  it("requires all five fields by the browser's own check", () => {
    open();
    expect(LABELS.map((label) => field(label).required)).toEqual([true, true, true, true, true]);
    expect(field('Email Address').type).toBe('email');
    expect(field('Phone Number').type).toBe('tel');
    expect(form().checkValidity()).toBe(false);
    fillIn();
    expect(form().checkValidity()).toBe(true);
  });

  it('takes a name and an address as telephones write them, and tells of half an address', () => {
    open();
    fillIn();
    fireEvent.change(field('Full Name'), { target: { value: 'Siân O’Neill-D’Arcy' } });
    const address = field('Email Address');
    fireEvent.input(address, { target: { value: '\u00a0o’neill@example.com\u200b' } });
    expect(address.value).toBe("o'neill@example.com");
    expect(form().checkValidity()).toBe(true);
    fireEvent.input(address, { target: { value: 'ada@example' } });
    expect(address.validity.patternMismatch).toBe(true);
  });

  it('offers the six services and Other after a placeholder that cannot be chosen', () => {
    open();
    const options = within(field('Service Interested In')).getAllByRole<HTMLOptionElement>(
      'option',
    );
    expect(options.map(({ text }) => text)).toEqual([
      'Select a service',
      ...services.get().map(({ title }) => title),
      'Other',
    ]);
    expect(options[0]?.selected && options[0].disabled).toBe(true);
  });

  it('takes no blanks for a name or a message', () => {
    open();
    fillIn();
    fireEvent.change(field('Full Name'), { target: { value: '  ' } });
    fireEvent.change(field('Message'), { target: { value: ' \n' } });
    submit();
    expect(screen.getByRole('alert').textContent).toMatch(/^2 fields .*Full Name: .*Message: /);
    expect(document.activeElement).toBe(field('Full Name'));
  });

  it('thanks nobody who is offline, and keeps what they typed', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    fillIn();
    submit();
    await pass(1500);
    expect(screen.getByRole('alert').textContent).toContain('You seem to be offline.');
    expect(screen.queryByText('Thank You!')).toBeNull();
    expect(field('Full Name').value).toBe('Ada Byron');
    onLine.mockRestore();
  });

  it('counts no enquiry that nobody receives', async () => {
    vi.stubEnv('VITE_STATISTICS', 'on');
    const counted = vi.fn();
    window.addEventListener('count', counted);
    open();
    fillIn();
    submit();
    await pass(1500);
    expect(screen.getByText('Thank You!')).toBeTruthy();
    expect(counted).not.toHaveBeenCalled();
    window.removeEventListener('count', counted);
    vi.unstubAllEnvs();
  });

  it('leaves focus alone when the visitor has moved on meanwhile', async () => {
    open();
    fillIn();
    submit();
    await pass(1500);
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    link.focus();
    await pass(5000);
    expect(document.activeElement).toBe(link);
  });
});
