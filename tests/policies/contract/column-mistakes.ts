import { choicesOf } from '../../../src/schema/kinds/select.ts';
import type { Field } from '../../../src/schema/fields.ts';
import { kindOf } from '../../../src/schema/kinds.ts';
import type { Column, Constraint, TableFacts } from './table-facts.ts';

/** Rules of a column may make an exception for drafts. */
const LETS_DRAFTS_BE = 'published_at';

/** What one field says that its column would refuse, each in a sentence that says what to write instead. */
export function columnMistakes(name: string, field: Field, facts: TableFacts): string[] {
  const column = facts.columns.find((one) => one.name === name);
  if (!column) return [`"${name}" is no column of the table: add it in a migration.`];
  const checks = facts.constraints.filter(
    ({ kind, columns }) =>
      kind === 'check' &&
      columns.includes(name) &&
      columns.every((one) => one === name || one === LETS_DRAFTS_BE),
  );
  return [
    wrongType(field, column),
    ...(field.readOnly
      ? []
      : [
          refusesBlank(field, column),
          tooLongForColumn(field, column, checks),
          otherChoices(field, column, checks),
          tooLargeForColumn(field, column),
        ]),
    wrongTarget(field, column, facts.constraints),
    unkeptReferences(field, column, facts),
    unboundPlace(field, column, checks),
  ].filter((mistake) => mistake !== undefined);
}

function wrongType(field: Field, { name, type }: Column): string | undefined {
  const wanted = kindOf(field).column(field)?.type;
  if (wanted === undefined || wanted === type) return undefined;
  return `"${name}" is of the kind "${field.kind}", which is kept in ${wanted}; its column is ${type}. Choose another kind, or change the column.`;
}

function refusesBlank(field: Field, { name, isNullable }: Column): string | undefined {
  if (isNullable || field.required || kindOf(field).hasEmptyValue?.(field)) return undefined;
  return `"${name}" may be left blank in the form, and its column refuses null. Say "required: true", or what a blank one holds (whenBlank), or let the column be null.`;
}

function tooLongForColumn(field: Field, { name }: Column, checks: Constraint[]) {
  if (!('maxLength' in kindLimits(field))) return undefined;
  const { maxLength = Infinity } = kindLimits(field);
  for (const { definition } of checks) {
    const limit = Number(/char_length\(.*?\) <= (\d+)/.exec(definition)?.[1] ?? Infinity);
    if (limit < maxLength) {
      return `"${name}" holds at most ${limit} characters: say "maxLength: ${limit}", so that the form tells it before the database does.`;
    }
  }
  return undefined;
}

/** Kinds of text have a limit, whether it is written or not. */
function kindLimits(field: Field): { maxLength?: number } {
  const isText = ['text', 'multiline', 'html', 'email', 'phone', 'url', 'altText'];
  if (!isText.includes(field.kind)) return {};
  return { maxLength: 'maxLength' in field ? field.maxLength : undefined };
}

function otherChoices(field: Field, { name }: Column, checks: Constraint[]): string | undefined {
  const offered =
    field.kind === 'select'
      ? choicesOf(field).map(({ value }) => String(value))
      : field.kind === 'icon'
        ? Object.keys(field.icons)
        : undefined;
  const allowed = checks.map(valuesOf).find((values) => values !== undefined);
  if (!offered || !allowed) return undefined;
  const same = offered.toSorted().join() === allowed.toSorted().join();
  return same
    ? undefined
    : `"${name}" offers ${offered.join(', ')}; the database allows ${allowed.join(', ')}.`;
}

/** The values of a check constraint of the form `column in ('a', 'b')`, as Postgres prints it. */
export function valuesOf({ definition }: Constraint): string[] | undefined {
  const list = /= ANY \(+ARRAY\[(.+?)\]/.exec(definition)?.[1];
  if (!list) return undefined;
  const quoted = [...list.matchAll(/'((?:[^']|'')*)'::/g)];
  return quoted.length > 0
    ? quoted.map(([, text = '']) => text.replaceAll("''", "'"))
    : list.split(', ');
}

const INTEGER_LIMITS: Record<string, number> = { smallint: 32_767, integer: 2_147_483_647 };

function tooLargeForColumn(field: Field, { name, type }: Column): string | undefined {
  const limit = INTEGER_LIMITS[type] ?? Number.MAX_SAFE_INTEGER;
  if (!('max' in field) || typeof field.max !== 'number' || field.max <= limit) return;
  return `"${name}" goes up to ${field.max}, its column (${type}) only to ${limit}.`;
}

function wrongTarget(field: Field, { name }: Column, constraints: Constraint[]) {
  if (field.kind !== 'reference') return undefined;
  const points = constraints.some(
    ({ kind, columns, target }) =>
      kind === 'foreign key' && columns.includes(name) && target === field.to,
  );
  return points
    ? undefined
    : `"${name}" refers to ${field.to}, but has no foreign key to it: add "references public.${field.to}".`;
}

/** Of several references nobody looks whether they are there, or whether they stay. */
function unkeptReferences(field: Field, { name }: Column, facts: TableFacts) {
  if (field.kind !== 'references' || facts.references.includes(`'${name}', '${field.to}'`)) return;
  // Who is to be erased is kept by nothing.
  const keeper = facts.personalTables.includes(field.to) ? 'drop_reference' : 'refuse_referenced';
  return `"${name}" refers to several ${field.to}, which nobody keeps: create trigger … after insert or update of ${name} on this table for each row execute function private.check_references('${name}', '${field.to}'); and create trigger … after delete on public.${field.to} for each row execute function private.${keeper}(…, '${name}');`;
}

/** Visitors' maps and machines read what stands there. */
function unboundPlace(field: Field, { name }: Column, checks: Constraint[]): string | undefined {
  const isBound = checks.some(({ definition }) => /@\?.*latitude.*longitude/.test(definition));
  if (field.kind !== 'geopoint' || isBound) return undefined;
  return `"${name}" could hold any jsonb: add check (${name} @? 'strict $ ? (@.latitude >= -90 && @.latitude <= 90 && @.longitude >= -180 && @.longitude <= 180)').`;
}
