import { capitalise } from '../../src/schema/content-type.ts';
import type { Answers } from './answers.ts';
import { tellsOfPeople, titleField } from './parse-fields.ts';
import { camelCase, inText, quoted, type FieldAnswer, type FieldText } from './field-answer.ts';
import { fieldText } from './field-templates.ts';

export interface PlannedField extends FieldAnswer, FieldText {
  label: string;
}

/** The answers with everything that follows from them. */
export interface Plan extends Answers {
  fields: readonly PlannedField[];
  titleColumn: string;
  /** "service-areas": files, the bucket and its folder. */
  fileName: string;
  /** "serviceAreas" */
  variable: string;
  /** The column that keeps records from visitors, and the condition under which they read one. */
  gate?: { hidden: string; condition: string };
  /** Who writes, in the name of a policy. */
  writers: string;
  /** Who writes, as a condition of a policy. */
  mayWrite: string;
  /** It tells of people, who are found by their addresses and numbers. */
  personal: boolean;
  /** Whether it has pictures, and so a bucket of its own. */
  hasPictures: boolean;
  /** Whether it has files, and so another. */
  hasFiles: boolean;
}

/** How long records of people are kept, as long as nobody says otherwise. */
export const KEPT_MONTHS = 12;

const PICTURE_KINDS = ['image', 'images', 'html'];

/** What the files of a new resource are written from. */
export function planOf(answers: Answers): Plan {
  const { table, fields, isPrivate, isSingleton, roles, count } = answers;
  const fileName = table.replaceAll('_', '-');
  const titleColumn = titleField(fields)?.name ?? '';
  const isUsual = roles.join() === 'owner,editor';
  return {
    ...answers,
    singular: inText(answers.singular),
    plural: inText(answers.plural),
    group: answers.group && inText(answers.group),
    titleColumn,
    fileName,
    variable: camelCase(table),
    hasOrder: answers.hasOrder && !isSingleton,
    gate: gateOf(answers),
    writers: isUsual ? 'Staff' : capitalise(roles.map((role) => `${role}s`).join(' and ')),
    mayWrite: isUsual
      ? '(select public.is_staff())'
      : `(select public.staff_role()) ${roles.length > 1 ? `in (${quoted(roles)})` : `= ${quoted(roles)}`}`,
    personal: tellsOfPeople(fields, isPrivate),
    hasPictures: !isPrivate && fields.some(({ kind }) => PICTURE_KINDS.includes(kind)),
    hasFiles: fields.some(({ kind }) => kind === 'file'),
    fields: fields.map((field) => {
      const inWords = field.name.replace(/_id(s?)$/, '$1').replaceAll('_', ' ');
      const context = {
        table,
        titleColumn,
        isPrivate,
        isCounted: count?.column === field.name,
        bucket: fileName,
        filesBucket: filesBucket(fileName),
        itemName: inWords.replace(/s$/, ''),
      };
      const label = capitalise(inWords);
      return { ...field, label, ...fieldText(field, { ...context, label }) };
    }),
  };
}

/** The bucket of files beside that of pictures: each says which types it takes. */
export const filesBucket = (fileName: string) => `${fileName}-files`;

function gateOf({ fields, hasPublication }: Answers): Plan['gate'] {
  if (hasPublication) {
    return { hidden: 'published_at: null', condition: 'published_at <= now()' };
  }
  const hasSwitch = fields.some(({ name, kind }) => name === 'published' && kind === 'boolean');
  return hasSwitch ? { hidden: 'published: false', condition: 'published' } : undefined;
}

export function checkName({ table }: Plan, { name, check }: PlannedField): string {
  return `${table}_${name}_${check?.name ?? 'check'}`;
}
