// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ScheduleDialog from './ScheduleDialog';

afterEach(() => {
  vi.useRealTimers();
});

const PASSED = 'This time has passed. Choose a later one, or publish it at once.';

it.each([
  // What the browser holds while "2027" is typed into the year.
  ['0002-03-28T09:00', PASSED],
  ['0202-03-28T09:00', PASSED],
  ['2027-03-28T09:00', 'Readers see it from Sunday, 28 Mar 2027'],
  [
    '2027-03-28T01:30',
    'The clocks go forward then, so there is no such time. Choose one an hour later.',
  ],
  ['2026-03-29T01:30', PASSED],
  ['20277-03-28T09:00', 'A year has four digits.'],
  ['', 'Choose a day and a time.'],
])('says of %j: %s', (clock, words) => {
  vi.setSystemTime('2026-11-26T18:00:00Z');
  render(
    <ScheduleDialog
      initial="2026-11-27T09:00"
      onSchedule={() => undefined}
      onClose={() => undefined}
    />,
  );
  fireEvent.change(screen.getByLabelText('Date and time in the UK'), { target: { value: clock } });
  const help = screen.getByRole('dialog').querySelector('.MuiFormHelperText-root');
  expect(help?.textContent).toContain(words);
});
