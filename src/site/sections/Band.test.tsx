// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Band } from './Band';

it.each(['Recent work', ''])('a band with the heading %j says what introduces it', (title) => {
  render(
    <Band title={title} intro="Three rooms." tone="plain">
      <p>Pictures</p>
    </Band>,
  );
  expect(screen.queryAllByRole('heading')).toHaveLength(title ? 1 : 0);
  expect(screen.getByText('Three rooms.')).toBeTruthy();
  expect(screen.getByText('Pictures')).toBeTruthy();
});
