// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestimonialCard } from './Testimonials';
import styles from '../components/Stars.module.css';

const show = (rating: number) =>
  render(
    <TestimonialCard
      testimonial={{
        name: 'Ada',
        role: 'Walsall',
        content: 'Spotless.',
        avatar: undefined,
        rating,
      }}
    />,
  );

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
