import type { Field } from '../../../src/schema/fields.ts';
import { kindOf } from '../../../src/schema/kinds.ts';
import type { Column, Constraint, TableFacts } from './table-facts.ts';

/** What one field says that its column would refuse, each in a sentence that says what to write instead. */
export function columnMistakes(name: string, field: Field, facts: TableFacts): string[] {
  const column = facts.columns.find((one) => one.name === name);
  if (!column) return [`"${name}" is no column of the table: add it in a migration.`];
  return [
    wrongType(field, column),
    field.readOnly ? undefined : refusesBlank(field, column),
    wrongTarget(field, column, facts.constraints),
    unkeptReferences(field, column, facts),
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
