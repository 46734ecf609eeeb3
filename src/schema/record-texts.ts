import type { Field } from './fields';
import { itemsOf, type FormValues, type MemberFields } from './kind';
import type { ReadAs } from './reader';
import { kindOf } from './kinds';

/** A visible text of a field: plain text, HTML, or the address of a picture. */
export interface RecordText {
  /** Path in the form: "sections.3.cards.0.title". */
  path: string;
  readAs: ReadAs;
  /** In plain words, from the outside in: "Cards, card 1, Text". */
  place: string;
  text: string;
  /** The path of a picture's missing alternative text. */
  undescribedAt?: string;
}

/**
 * Every text of a record in the order of form and page.
 * @param fill fills in placeholders
 */
export function recordTexts(
  fields: MemberFields,
  values: FormValues,
  fill: (text: string) => string,
  path: readonly (string | number)[] = [],
  outside: readonly string[] = [],
): RecordText[] {
  return Object.entries(fields).flatMap(([key, member]) => {
    const field = member as Field;
    const value = values[key];
    const at = [...path, key];
    const place = [...outside, field.label];
    const { parts, toText, readAs } = kindOf(field);
    if (readAs === 'nothing') return [];
    if (parts) {
      return parts(value, field).flatMap(({ name, index, values: inside, fields: members }) =>
        recordTexts(members, inside, fill, index === undefined ? at : [...at, index], [
          ...outside,
          name,
        ]),
      );
    }
    if ('itemName' in field) {
      return itemsOf(value).map((item, index) => ({
        path: [...at, index].join('.'),
        readAs,
        place: [...place, `${field.itemName} ${index + 1}`].join(', '),
        text: fill(String(item)),
      }));
    }
    const text = fill(toText(value, field));
    if (!text) return [];
    const undescribedAt = readAs === 'picture' && undescribed(fields, values, key, text);
    return [
      {
        path: at.join('.'),
        readAs,
        place: place.join(', '),
        text,
        ...(undescribedAt && { undescribedAt: [...path, undescribedAt].join('.') }),
      },
    ];
  });
}

/** The field of a missing alternative text; '' is not missing. */
function undescribed(fields: MemberFields, values: FormValues, picture: string, address: string) {
  return Object.keys(fields).find((key) => {
    const field = fields[key] as Field;
    return (
      field.kind === 'altText' &&
      field.of === picture &&
      field.noPicture !== address &&
      typeof values[key] !== 'string'
    );
  });
}
