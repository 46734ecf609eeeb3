// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Section } from './Section';

it.each(['Recent work', ''])('a band with the heading %j says what introduces it', (title) => {
  render(
    <Section title={title} intro="Three rooms." tone="plain">
      <p>Pictures</p>
    </Section>,
  );
  expect(screen.queryAllByRole('heading')).toHaveLength(title ? 1 : 0);
  expect(screen.getByText('Three rooms.')).toBeTruthy();
  expect(screen.getByText('Pictures')).toBeTruthy();
});
