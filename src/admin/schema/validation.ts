import type { Field } from './fields';
import type { ResourceSchema } from './resource-schema';

/** A sentence about what is wrong, or `undefined` when nothing is. */
export type Complaint = string | undefined;

/** Checks one field's value by the rules of its schema, without asking the server. */
export function complaintAbout(field: Field, value: unknown): Complaint {
  if (isBlank(field, value)) return field.required;
  switch (field.kind) {
    case 'text':
      return (
        tooLong(field.label, value, field.maxLength) ??
        (field.pattern && !field.pattern.expression.test(String(value).trim())
          ? field.pattern.message
          : undefined)
      );
    case 'multiline':
    case 'html':
      return tooLong(field.label, value, field.maxLength);
    case 'slug':
      return field.derive(String(value)) === value ? undefined : field.messages.format;
    case 'number':
      return outOfRange(field.label, Number(value), field.min, field.max);
    default:
      return undefined;
  }
}

/** What the slug derived from this source field would be wrong for, told where the person is typing. */
export function complaintAboutSource(
  schema: ResourceSchema,
  source: string,
  value: unknown,
): Complaint {
  for (const field of Object.values(schema.fields)) {
    if (field.kind === 'slug' && field.from === source && !field.derive(String(value ?? ''))) {
      return field.messages.empty;
    }
  }
  return undefined;
}

/** Nothing that a reader would see: blank text, or HTML without words and pictures. */
function isBlank(field: Field, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'string') return false;
  const visible =
    field.kind === 'html' && !/<(img|hr)\b/i.test(value)
      ? value.replace(/<[^>]*>|&nbsp;/g, '')
      : value;
  return visible.trim() === '';
}

function tooLong(label: string, value: unknown, maxLength = Infinity): Complaint {
  const excess = [...String(value).trim()].length - maxLength;
  if (excess <= 0) return undefined;
  const limit = maxLength.toLocaleString('en-GB');
  return `${label} is too long by ${excess.toLocaleString('en-GB')} (at most ${limit} characters)`;
}

function outOfRange(label: string, value: number, min = -Infinity, max = Infinity): Complaint {
  if (value < min) return `${label} must be ${min} or more`;
  if (value > max) return `${label} must be ${max} or less`;
  return undefined;
}
