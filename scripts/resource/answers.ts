import { parseArgs } from 'node:util';
import { ROLES, type Role } from '../../src/schema/role.ts';
import { UserError } from '../../supabase/user-error.ts';
import { checkRoles, NAME, parseColumns, tellsOfPeople } from './parse-fields.ts';
import { choiceOf, type FieldAnswer } from './field-answer.ts';
import { refuseReserved } from './reserved-words.ts';

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
  /** Records are drafts, scheduled or published. */
  hasPublication: boolean;
  /** Their versions are kept. */
  hasHistory: boolean;
  /** Who writes them, in the order of ROLES. */
  roles: readonly Role[];
  /** The records that wait for staff: those with this value. */
  count?: { column: string; value: string };
  /** The heading it stands under in the bar. */
  group?: string;
}

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
      publication: { type: 'boolean' },
      history: { type: 'boolean' },
      roles: { type: 'string', default: 'owner,editor' },
      count: { type: 'string' },
    },
  });
  const [table = '', ...fields] = positionals;
  if (!NAME.test(table)) {
    throw new UserError(
      'Name the table first, in small letters and in the plural: npm run resource:new -- partners',
    );
  }
  const inWords = table.replaceAll('_', ' ');
  // Of one there are no several: "settings" are called so in the bar, too.
  const singular = values.singleton ? inWords : singularOf(inWords);
  const answers = {
    table,
    singular: values.singular ?? singular,
    plural: values.plural ?? inWords,
    fields: parseColumns(fields),
    hasOrder: values.order ?? false,
    isSingleton: values.singleton ?? false,
    isPrivate: values.private ?? false,
    hasPublication: values.publication ?? false,
    hasHistory: values.history ?? false,
    roles: parseRoles(values.roles),
    group: values.group,
  };
  refuseWhatCannotBe(answers);
  return { ...answers, ...(values.count && { count: parseCount(values.count, answers.fields) }) };
}

function parseRoles(word: string): Role[] {
  const named = word.split(',');
  checkRoles(named);
  if (!named.includes('owner')) {
    throw new UserError('Owners decide who may do what: name "owner" among --roles.');
  }
  return ROLES.filter((role) => named.includes(role));
}

function parseCount(word: string, fields: readonly FieldAnswer[]) {
  const [column = '', value = ''] = word.split('=');
  const field = fields.find(({ name }) => name === column);
  const values = field?.kind === 'select' ? field.detail.map((one) => choiceOf(one).value) : [];
  if (!values.includes(value)) {
    throw new UserError(
      `--count ${word}: name a field of the kind select and one of its values, such as --count status=new.`,
    );
  }
  return { column, value };
}

/** Refuses what contradicts itself, or could not be written. */
export function refuseWhatCannotBe(answers: Answers): void {
  const { table, fields, isPrivate, isSingleton, hasPublication, hasHistory, roles } = answers;
  refuseReserved(
    table,
    fields.map(({ name }) => name),
  );
  if (hasPublication && (isPrivate || isSingleton)) {
    throw new UserError('--publication is for several records that visitors read.');
  }
  const clash = fields.find(
    ({ name, kind }) => name === 'published_at' || (name === 'published' && kind === 'boolean'),
  );
  if (hasPublication && clash) {
    throw new UserError(`--publication says when a record is public: leave out "${clash.name}".`);
  }
  const stored = fields.find(({ kind }) => ['file', 'image', 'images'].includes(kind));
  if (isPrivate && stored) {
    throw new UserError(
      `Whoever has the address of a picture or a file opens it, as buckets are public: leave out --private, or "${stored.name}".`,
    );
  }
  if (hasHistory && tellsOfPeople(fields, isPrivate)) {
    throw new UserError('A history outlives what it tells of people: leave out --history.');
  }
  if (hasHistory && !roles.includes('editor')) {
    throw new UserError(
      'Editors read every history: leave out --history, or name them in --roles.',
    );
  }
  if (hasHistory && roles.includes('author')) {
    throw new UserError(
      'Authors read histories and undo deletions of their own posts and pages alone: leave out --history, or authors in --roles.',
    );
  }
}

function singularOf(plural: string): string {
  if (/ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/s$/, '');
}
