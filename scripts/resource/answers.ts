import { parseArgs } from 'node:util';
import { ROLES } from '../../src/schema/role.ts';
import { CURRENCY_SIGNS } from '../../src/shared/money.ts';
import {
  choiceOf,
  isOfferedKind,
  KINDS_OFFERED,
  type FieldAnswer,
  type OfferedKind,
} from './field-templates.ts';

/** What is to be made. */
export interface Answers {
  table: string;
  singular: string;
  plural: string;
  fields: readonly FieldAnswer[];
  /** Staff put the records into an order by hand. */
  hasOrder: boolean;
  /** There is one record. */
  isSingleton: boolean;
  /** Only staff may read them. */
  isPrivate: boolean;
  /** The heading it stands under in the bar. */
  group?: string;
}

/** An answer that nothing can be made of; its message says what would do. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

const NAME = /^[a-z][a-z0-9_]{0,50}$/;
const OWN_COLUMNS = ['id', 'position', 'created_at', 'updated_at'];

/** What the command line says. Without fields it leaves the rest to be asked. */
export function parseAnswers(words: readonly string[]): Answers {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      singular: { type: 'string' },
      plural: { type: 'string' },
      group: { type: 'string' },
      order: { type: 'boolean' },
      singleton: { type: 'boolean' },
      private: { type: 'boolean' },
    },
  });
  const [table = '', ...fields] = positionals;
  if (!NAME.test(table)) {
    throw new AnswerError(
      'Name the table first, in small letters and in the plural: npm run resource:new -- partners',
    );
  }
  const inWords = table.replaceAll('_', ' ');
  return {
    table,
    singular: values.singular ?? singularOf(inWords),
    plural: values.plural ?? inWords,
    fields: parseFields(fields),
    hasOrder: values.order ?? false,
    isSingleton: values.singleton ?? false,
    isPrivate: values.private ?? false,
    group: values.group,
  };
}

export function parseFields(words: readonly string[]): FieldAnswer[] {
  const fields = words.map(parseField);
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new AnswerError(`There are two fields "${twice}".`);
  if (fields.length > 0 && !fields.some(({ kind }) => kind === 'text')) {
    throw new AnswerError('A record is called by a text: add a field such as name:text!');
  }
  return fields;
}

function parseField(word: string): FieldAnswer {
  const isRequired = word.includes('!');
  const [, name = '', kind = '', detail = ''] =
    /^([^:]+):([a-zA-Z]+)(?:=(.+))?$/.exec(word.replace('!', '')) ?? [];
  if (!NAME.test(name)) {
    throw new AnswerError(
      `"${word}" is no field: write name:kind, such as quote:multiline!, with small letters and "_" in the name.`,
    );
  }
  if (OWN_COLUMNS.includes(name)) {
    throw new AnswerError(`Every table has "${name}" by itself: leave it out.`);
  }
  if (!isOfferedKind(kind)) {
    throw new AnswerError(`There is no kind "${kind}". There are: ${KINDS_OFFERED.join(', ')}.`);
  }
  const missing = KINDS_WITH_DETAIL[kind];
  if (missing && !detail) throw new AnswerError(`"${word}" lacks ${missing}`);
  const parts = detail ? detail.split(',') : [];
  const roles = kind === 'select' ? parts.flatMap((part) => choiceOf(part).roles) : [];
  const unknown = roles.find((role) => !ROLES.some((one) => one === role));
  if (unknown !== undefined) {
    throw new AnswerError(`There is no role "${unknown}". There are: ${ROLES.join(', ')}.`);
  }
  if (kind === 'money' && detail && !(detail in CURRENCY_SIGNS)) {
    throw new AnswerError(
      `"${detail}" is no currency of src/shared/money.ts: ${Object.keys(CURRENCY_SIGNS).join(', ')}.`,
    );
  }
  return { name, kind, isRequired, detail: parts };
}

const KINDS_WITH_DETAIL: Partial<Record<OfferedKind, string>> = {
  select: 'its choices: category:select=Homes,Offices',
  reference: 'the table it refers to: topic_id:reference=topics',
  altText: 'the picture it speaks of: photo_alt:altText=photo',
};

function singularOf(plural: string): string {
  if (/ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/s$/, '');
}
