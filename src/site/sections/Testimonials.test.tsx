// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestimonialCard } from './Testimonials';
import styles from '../components/Stars.module.css';

type Review = Parameters<typeof TestimonialCard>[0]['testimonial'];

const REVIEW: Review = {
  ...{ id: 'one', name: 'Ada', role: 'Walsall', content: 'Spotless.', rating: 5, published: true },
  ...{ avatar: undefined, avatar_alt: '', area_id: undefined, service_id: undefined },
  ...{ source: undefined, source_url: '', given_on: '', incentive: '' },
};

const show = (rating: number, origin: Partial<Review> = {}) =>
  render(<TestimonialCard testimonial={{ ...REVIEW, rating, ...origin }} />);

describe('the stars of a testimonial', () => {
  it('are read as one rating out of five', () => {
    show(5);
    expect(screen.getByRole('img', { name: '5 out of 5' })).toBeTruthy();
  });

  it('fill as many as the rating and leave the rest empty', () => {
    show(3);
    const stars = [...screen.getByRole('img').children];
    expect(stars.map((star) => star.classList.contains(styles.filled ?? ''))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the source of a review', () => {
  it('leads to the original, which is followed by nobody’s search engine, and says when it was given', () => {
    show(5, {
      source: 'Google',
      source_url: 'https://maps.example/r/1',
      given_on: '2021-05-14',
      service_id: { id: '1', title: 'Deep Cleaning' },
    });
    const link = screen.getByRole('link', { name: 'Google' });
    expect(link.getAttribute('href')).toBe('https://maps.example/r/1');
    expect(link.getAttribute('rel')).toBe('nofollow noopener');
    expect(link.parentElement?.textContent).toBe('Google, May 2021, Deep Cleaning');
  });

  it('is plain without an address, and what was received is said beside it', () => {
    show(5, { source: 'In person', incentive: 'a discount' });
    expect(screen.getByText('In person')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Received a discount for this review')).toBeTruthy();
  });
});
