import { capitalise } from '../../src/schema/content-type.ts';
import type { Answers } from './answers.ts';
import type { FieldAnswer } from './field-templates.ts';
import { fieldText, type FieldText } from './field-templates.ts';

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
  /** Whether a switch keeps records from visitors: a field published:boolean. */
  hasSwitch: boolean;
  /** Whether it tells of people: what only staff read and has an e-mail address or a telephone number. */
  isPersonal: boolean;
  /** Whether it has pictures, and so a bucket of its own. */
  hasPictures: boolean;
}

const PICTURE_KINDS = ['image', 'images', 'html'];

/** What the files of a new resource are written from. */
export function planOf(answers: Answers): Plan {
  const { table, fields, isSingleton } = answers;
  const fileName = table.replaceAll('_', '-');
  const titleColumn = fields.find(({ kind }) => kind === 'text')?.name ?? '';
  return {
    ...answers,
    titleColumn,
    fileName,
    variable: table.replace(/_([a-z0-9])/g, (_sign, letter: string) => letter.toUpperCase()),
    hasOrder: answers.hasOrder && !isSingleton,
    hasSwitch: fields.some(({ name, kind }) => name === 'published' && kind === 'boolean'),
    isPersonal: answers.isPrivate && fields.some(({ kind }) => ['email', 'phone'].includes(kind)),
    hasPictures: fields.some(({ kind }) => PICTURE_KINDS.includes(kind)),
    fields: fields.map((field) => {
      const inWords = field.name.replace(/_id$/, '').replaceAll('_', ' ');
      const around = { table, titleColumn, bucket: fileName, itemName: inWords.replace(/s$/, '') };
      const label = capitalise(inWords);
      return { ...field, label, ...fieldText(field, { ...around, label }) };
    }),
  };
}

export function checkName({ table }: Plan, { name, check }: PlannedField): string {
  return `${table}_${name}_${check?.name ?? 'check'}`;
}
