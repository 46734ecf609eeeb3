// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import serviceFaqs from '../../shared/content/published/service-faqs';
import { FaqList } from './FaqList';

afterEach(cleanup);

const question = (text: string) => screen.getByRole('heading', { level: 3, name: text });
const isOpen = (text: string) => question(text).closest('details')?.open;

describe('list of questions', () => {
  it('starts closed and opens each question on its own', async () => {
    render(<FaqList faqs={serviceFaqs} />);
    const [first = '', second = ''] = serviceFaqs.map((faq) => faq.question);
    expect(serviceFaqs.some((faq) => isOpen(faq.question))).toBe(false);

    await userEvent.click(question(first));
    await userEvent.click(question(second));
    expect([isOpen(first), isOpen(second)]).toEqual([true, true]);

    await userEvent.click(question(first));
    expect([isOpen(first), isOpen(second)]).toEqual([false, true]);
  });

  it('keeps each answer with its question', () => {
    render(<FaqList faqs={serviceFaqs} />);
    for (const faq of serviceFaqs) {
      expect(question(faq.question).closest('details')?.textContent).toContain(faq.answer);
    }
  });
});
