import { defineKind } from '../define-kind';
import { asText, type CommonField } from '../kind';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The column and some browsers add seconds: "09:40:00". */
const inMinutes = (value: unknown) => asText(value).slice(0, 5);

/** A time of day without a zone: "09:40". */
export const time = defineKind<CommonField<string> & { kind: 'time' }>()({
  column: () => ({ type: 'time without time zone' }),
  validate: (value, { label }) =>
    TIME.test(inMinutes(value)) ? undefined : `${label} must be a time of day such as 09:40`,
  toForm: (stored) => inMinutes(stored) || null,
  toRow: (value) => inMinutes(value) || null,
  toText: inMinutes,
  readable: inMinutes,
  filter: () => ({
    type: 'range',
    input: 'time',
    toColumn: (typed) => typed || null,
    toInput: inMinutes,
  }),
  samples: () => ['09:40', '17:00'],
});
