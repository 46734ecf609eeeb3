import { findContentType } from '../../src/content-types/registry.ts';
import { columnIsNullable } from './table-sql.ts';
import { fieldsOf, type ContentType } from '../../src/schema/content-type.ts';
import { isReference, type Field, type Members } from '../../src/schema/fields.ts';
import { kindOf } from '../../src/schema/kinds.ts';
import { recordChoices } from '../../src/schema/kinds/select.ts';
import { literals } from '../../src/schema/rules.ts';

interface Reference {
  to: string;
  /** The rule when the referenced record is deleted. */
  onDelete: 'refuse' | 'cascade' | 'set null';
  /** Its jsonpath inside of a JSON column. */
  path: string;
}

/** References, created after all tables; for several targets, and inside of JSON, triggers replace foreign keys. */
export function referencesSql(type: ContentType): string[] {
  return fieldsOf(type).flatMap(([name, field]) => {
    const named = `${type.table}_${name}`;
    const index = (method = '') =>
      `create index ${named} on public.${type.table}${method} (${name});`;
    const records = field.kind === 'select' && recordChoices(field);
    if (records) {
      return `alter table public.${type.table} add constraint ${named}_fkey
  foreign key (${name}) references public.${records.table} (${records.by}) on update cascade;`;
    }
    if (!isReference(field)) return keptByTriggers(type, name, referencesInside(field, '$'));
    const reference = referenceOf(field);
    if (field.kind === 'references')
      return [index(' using gin'), ...keptByTriggers(type, name, [reference])].join('\n');
    const onDelete = reference.onDelete === 'refuse' ? '' : ` on delete ${reference.onDelete}`;
    return `alter table public.${type.table} add constraint ${named}_fkey
  foreign key (${name}) references public.${field.to} (id)${onDelete};
${index()}`;
  });
}

/** References never prevent the erasure of a person: they cascade or are set to null. */
function referenceOf(field: Extract<Field, { to: unknown }>, path = ''): Reference {
  const { to } = field;
  const declared = field.kind === 'reference' ? field.onDelete : undefined;
  const isPersonal = findContentType(to)?.personal !== undefined;
  if (path && declared === 'cascade') {
    throw new Error(
      `"${field.label}" inside of another field cannot go with what it refers to: say "onDelete: 'set null'", or leave it out.`,
    );
  }
  const letsGo = path || columnIsNullable(field) ? 'set null' : 'cascade';
  return { to, path, onDelete: declared ?? (isPersonal ? letsGo : 'refuse') };
}

function referencesInside(field: Field, path: string): Reference[] {
  return (kindOf(field).members?.(field) ?? []).flatMap(([type, fields]) => {
    const ofType = type && ` ? (@.type == "${type.slice(0, -1)}")`;
    return Object.entries(fields as Members).flatMap(([key, member]) => {
      // jsonpath's lax mode treats a scalar as a list of one.
      const at = `${path}[*]${ofType}."${key}"`;
      return isReference(member) ? referenceOf(member, `${at}[*]`) : referencesInside(member, at);
    });
  });
}

function keptByTriggers({ table }: ContentType, name: string, all: readonly Reference[]): string[] {
  return [...new Set(all.map(({ to }) => to))].flatMap((to) => {
    const toIt = all.filter((reference) => reference.to === to);
    const named = `${table}_${name}${toIt[0]?.path && `_${to}`}`;
    const call = (what: string, words: readonly string[], those: readonly Reference[]) => {
      const paths = those.map(({ path }) => path).filter(Boolean);
      return `  for each row execute function private.${what}(${literals([...words, ...paths])});`;
    };
    const onDelete = (when: string, what: string, those: readonly Reference[]) =>
      those.length === 0
        ? []
        : `create trigger ${to}_${when}_${named} after delete on public.${to}
${call(what, [table, name], those)}`;
    const stays = (reference: Reference) => reference.onDelete === 'refuse';
    const goes = (reference: Reference) => !stays(reference);
    return [
      `create trigger ${named}_are_there after insert or update of ${name} on public.${table}
${call('check_references', [name, to], toIt)}`,
      onDelete('stay_for', 'refuse_referenced', toIt.filter(stays)),
      // Triggers run by name, and "set null" removes every occurrence of an id, so refusals come first.
      onDelete('vanish_from', 'drop_reference', toIt.filter(goes)),
    ].flat();
  });
}
