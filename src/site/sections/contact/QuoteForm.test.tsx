// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setContent } from '../../../shared/content/content-store';
import { company } from '../../../shared/company';
import { builtPage } from '../../../../tests/support/built-page';
import { forgetAnswers } from '../../components/enquiry/kept-answers';
import { validateForm } from '../../components/form-validation';
import QuoteForm from './QuoteForm';
import type { QuoteWords } from './PropertyFields';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const form = () => screen.getByRole<HTMLFormElement>('form', { hidden: true });
const enter = (label: string, value: string) =>
  fireEvent.input(field(label), { target: { value } });
const price = () => screen.getByText('Guide price').parentElement?.textContent;
const postcodeAnswer = () =>
  field('Postcode').closest('div')?.parentElement?.querySelector('p')?.textContent;

const { sections } = await builtPage('/contact');
const words = sections.find(({ type }) => type === 'quoteForm')?.values as QuoteWords;

function open(address = '/contact') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <QuoteForm {...words} />
    </MemoryRouter>,
  );
}

beforeEach(forgetAnswers);
afterEach(() => {
  vi.useRealTimers();
});

describe('the form for a quote', () => {
  it('is content with a name, a service and one of telephone and e-mail', () => {
    open('/contact?service=carpet#quote');
    expect(field('Service Interested In').value).toBe('Carpet Cleaning');
    enter('Full Name', 'Ada Byron');
    expect(validateForm(form()).map(({ control }) => control.name)).toEqual(['email', 'phone']);
    enter('Phone Number', '0121 496 0000');
    expect(validateForm(form())).toEqual([]);
    enter('Phone Number', '');
    enter('Email Address', 'ada@example.com');
    expect(validateForm(form())).toEqual([]);
  });

  it('tells all that is missing at once, in words at each field, and what is put right is right at once', () => {
    open();
    expect(field('Email Address').getAttribute('aria-describedby')).toBeTruthy();
    fireEvent.submit(form());
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('3 fields need your attention:');
    expect([...summary.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Full Name',
      'Email Address or Phone Number',
      'Service Interested In',
    ]);
    expect(document.activeElement).toBe(field('Full Name'));
    for (const label of ['Email Address', 'Phone Number']) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      expect(field(label).closest('div')?.textContent).toContain('One of these two is enough');
    }
    enter('Email Address', 'ada@example.com');
    expect(screen.queryByText(/two is enough/)).toBeNull();
    expect(summary.textContent).toContain('2 fields need your attention:');
    enter('Full Name', 'Ada Byron');
    expect(summary.textContent).toContain('One field needs your attention:');
    enter('Service Interested In', 'Carpet Cleaning');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('answers with a guide price while it is filled in, which goes along', () => {
    open('/contact?service=residential#quote');
    expect(price()).toContain('Choose a service and a size');
    enter('Size', '3 bedrooms');
    expect(price()).toContain('about £60 to £80');
    enter('How Often', 'Every week');
    expect(new FormData(form()).get('estimate')).toBe('about £60 to £80 a visit (3 to 4 hours)');
    enter('Service Interested In', 'Carpet Cleaning');
    expect(price()).toContain('depends on what there is to do');
    expect(new FormData(form()).get('estimate')).toBeNull();
    act(() => setContent({ company: [{ ...company.getBuilt(), quote_reply_hours: 1 }] }));
    expect(price()).toContain('we price it within 1 hour.');
    act(() => setContent({ company: [company.getBuilt()] }));
  });

  it('offers the sizes that a kind of place comes in', () => {
    open();
    const sizes = () => [...field('Size').querySelectorAll('option')].map(({ text }) => text);
    expect(sizes()).toContain('2 bedrooms');
    enter('Kind of Place', 'Office');
    expect(sizes()).not.toContain('2 bedrooms');
    expect(sizes()).toContain('Up to 100 m²');
  });

  it('names no price for a size that another kind of place does not have', () => {
    open('/contact?service=residential#quote');
    enter('Size', '3 bedrooms');
    expect(price()).toContain('about £60 to £80');
    enter('Kind of Place', 'Office');
    expect(field('Size').value).toBe('');
    expect(price()).toContain('Choose a service and a size');
    expect(new FormData(form()).get('estimate')).toBeNull();
    enter('Size', 'Up to 100 m²');
    expect(price()).toContain('about £20 to £40');
  });

  it('says whether we come to a postcode', () => {
    open();
    expect(postcodeAnswer()).toContain('WS1');
    enter('Postcode', 'ws3 1aa');
    expect(postcodeAnswer()).toBe('Yes, we come to WS3, Walsall.');
    enter('Postcode', 'SW1A 1AA');
    expect(postcodeAnswer()).toBe('SW1A is off our usual rounds. Ask all the same.');
  });

  it('starts afresh once it is sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open('/contact?service=residential#quote');
    enter('Full Name', 'Ada Byron');
    enter('Phone Number', '0121 496 0000');
    enter('Postcode', 'WS3');
    enter('Size', '2 bedrooms');
    fireEvent.submit(form());
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(postcodeAnswer()).toContain('Its first half is enough');
    expect(price()).toContain('Choose a service and a size');
  });

  it('keeps what was written when the visitor comes back, but for the service that the address names now', () => {
    open('/contact?service=carpet#quote');
    enter('Full Name', 'Ada Byron');
    enter('Kind of Place', 'House');
    enter('Size', '3 bedrooms');
    cleanup();
    open('/contact?service=residential#quote');
    expect(field('Full Name').value).toBe('Ada Byron');
    expect(field('Size').value).toBe('3 bedrooms');
    expect(field('Service Interested In').value).toBe('Residential Cleaning');
    expect(price()).toContain('about £60 to £80');
  });
});
