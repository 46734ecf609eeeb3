import { parseHours } from '../shared/content/parse-opening-hours';

export const WRONG_HOURS =
  'Write hours like “8:00-18:00”, “8am - noon, 1pm - 6pm”, “20:00-02:00” or “24 hours”, and nothing for a day off.';

/** Stored hours: "8:00-12:30,13:30-17:00", "20:00-02:00", "0:00-24:00". */
const HOURS =
  /^([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)(,([01]?[0-9]|2[0-3]):[0-5][0-9]-(([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00)){0,3}$/;

export const hours = (label: string) =>
  ({
    kind: 'text',
    label,
    read: parseHours,
    pattern: { expression: HOURS, message: WRONG_HOURS, samples: ['8:00-12:00', '9:00-17:30'] },
  }) as const;

const WRONG_SPAN = 'Write a number such as 3, or from one to another, such as 2-3.';

/** "2-3" of "2 - 3", "2–3" and "2 to 3". */
const readSpan = (typed: string) =>
  typed
    .split(/\p{Pd}|\bto\b/u)
    .map((part) => part.trim())
    .join('-');

/** The spans that end below where they begin. */
export function backwardSpans(row: Readonly<Record<string, unknown>>, columns: readonly string[]) {
  const wrong = columns.filter((column) => {
    const [least, most = least] = String(row[column]).split('-').map(Number);
    return Number(least) > Number(most);
  });
  return Object.fromEntries(wrong.map((column) => [column, WRONG_SPAN]));
}

/** "3", or "2-3". */
export const span = (label: string) =>
  ({
    kind: 'text',
    label,
    required: true,
    initial: '2-3',
    read: readSpan,
    pattern: {
      expression: /^[1-9][0-9]?(-[1-9][0-9]?)?$/,
      message: WRONG_SPAN,
      samples: ['4', '3-4'],
    },
  }) as const;

export const wholeNumber = (label: string, initial: number, max: number) =>
  ({ kind: 'integer', label, required: true, initial, min: 1, max }) as const;

export const page = (label: string) => ({ kind: 'url', label, maxLength: 500 }) as const;
