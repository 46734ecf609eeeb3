// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Stars } from './Stars';
import styles from './Stars.module.css';

afterEach(cleanup);

describe('stars', () => {
  it('are read as one rating out of five', () => {
    render(<Stars rating={5} />);
    expect(screen.getByRole('img', { name: '5 out of 5' })).toBeTruthy();
  });

  it('fill as many as the rating and leave the rest empty', () => {
    render(<Stars rating={3} />);
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
