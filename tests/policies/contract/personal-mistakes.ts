import { allows, fieldsOf, type ContentType } from '../../../src/schema/content-type.ts';
import type { TableFacts } from './table-facts.ts';

/** What tells of people and would not be erased with them, or is kept otherwise than the schema says. */
export function personalMistakes(schema: ContentType, facts: TableFacts): string[] {
  const { table, personal } = schema;
  const kept = facts.personal;
  if (!personal) {
    return [
      kept &&
        `private.personal_tables has ${table}, whose schema does not say "personal": say it, or take the row away in a migration.`,
      !kept &&
        seemsPersonal(schema, facts) &&
        `${table} has an e-mail address or a telephone number that visitors do not read: it tells of people. Say "personal: { email, phone, keptMonths }" in its schema.`,
    ].filter((sentence) => typeof sentence === 'string');
  }
  const { email = null, phone = null, keptMonths } = personal;
  const quoted = (name: string | null) => (name === null ? 'null' : `'${name}'`);
  const values = `('${table}', ${quoted(email)}, ${quoted(phone)}, ${keptMonths})`;
  const isSame = kept?.email === email && kept.phone === phone && kept.keptMonths === keptMonths;
  return [
    !kept &&
      `${table} is personal, and erasing a person would leave it: insert into private.personal_tables (table_name, email_column, phone_column, kept_months) values ${values};`,
    kept &&
      !isSame &&
      `The schema of ${table} says ${values}, private.personal_tables (${[table, kept.email, kept.phone].map((one) => quoted(one ?? null)).join(', ')}, ${kept.keptMonths}): change one of them.`,
    !facts.triggers.includes('forget_unsaved') &&
      `What staff have typed of a record of ${table} and not saved outlives it: create trigger ${table}_forget_unsaved after delete on public.${table} for each row execute function public.forget_unsaved();`,
    ...[email, phone, 'created_at'].map(
      (name) =>
        name !== null &&
        !facts.columns.some((column) => column.name === name) &&
        `${table} is personal and has no column "${name}": people and what is too old are found by it.`,
    ),
  ].filter((sentence) => typeof sentence === 'string');
}

/** What staff can delete and visitors do not read, with a way to reach somebody. Members of staff end otherwise. */
function seemsPersonal(schema: ContentType, { readers }: TableFacts): boolean {
  const hasAddress = fieldsOf(schema).some(([, { kind }]) => kind === 'email' || kind === 'phone');
  return (
    hasAddress &&
    allows(schema, 'delete') &&
    !readers.some((role) => ['anon', 'public'].includes(role))
  );
}
