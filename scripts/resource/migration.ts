import { capitalise } from '../../src/schema/content-type.ts';
import { isOfPeople, quoted } from './field-answer.ts';
import { bucketText } from './bucket-text.ts';
import { checkName, KEPT_MONTHS, type Plan, type PlannedField } from './resource-plan.ts';

/** The table with its rules, its trigger, its grants and its policies, and the buckets of its pictures and files. */
export function migrationText(plan: Plan): string {
  const { table, plural, isPrivate, hasPictures, hasFiles } = plan;
  const writers = plan.writers.toLowerCase();
  return [
    `-- ${capitalise(plural)}: ${isPrivate ? `read and written by ${writers}.` : `read by everyone, written by ${writers}.`}
create table public.${table} (
  id uuid primary key default gen_random_uuid(),
${plan.fields.map((field) => columnText(plan, field)).join('')}${plan.hasOrder ? '  -- Compared by code point, as the keys of fractional-indexing want it.\n  position text collate "C" not null,\n' : ''}${plan.hasPublication ? '  -- Null is a draft.\n  published_at timestamptz default now(),\n' : ''}  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger ${table}_keep_id
  before insert or update of id on public.${table}
  for each row execute function private.keep_id();

create trigger ${table}_stamp_times
  before insert or update on public.${table}
  for each row execute function private.stamp_times();

${furtherRules(plan)}${plan.fields.map((field) => fieldRules(plan, field)).join('')}alter table public.${table} enable row level security;

${isPrivate ? '' : `grant select on public.${table} to anon;\n`}grant select, insert, update, delete on public.${table} to authenticated;
grant all on public.${table} to service_role;
`,
    policiesText(plan),
    personalText(plan),
    hasPictures ? bucketText(plan, 'pictures') : '',
    hasFiles ? bucketText(plan, 'files') : '',
  ].join('');
}

/** One policy for what is done: several that permit are all asked for every row. */
function policiesText({ table, plural, isPrivate, gate, writers, mayWrite }: Plan): string {
  if (isPrivate) {
    return `
create policy "${writers} read and write ${plural}" on public.${table}
  for all to authenticated
  using (${mayWrite});
`;
  }
  return `
create policy "Everyone reads ${gate ? `published ${plural}` : plural}" on public.${table}
  for select to anon, authenticated
  using (${gate ? `${gate.condition} or ${mayWrite}` : 'true'});

create policy "${writers} create ${plural}" on public.${table}
  for insert to authenticated
  with check (${mayWrite});

create policy "${writers} change ${plural}" on public.${table}
  for update to authenticated
  using (${mayWrite});

create policy "${writers} delete ${plural}" on public.${table}
  for delete to authenticated
  using (${mayWrite});
`;
}

/** Where erasing a person, a copy of what is kept of them and deleting what is too old find it. */
function personalText({ table, personal, fields }: Plan): string {
  if (!personal) return '';
  const columns = fields
    .filter(({ kind }) => kind === 'email' || kind === 'phone')
    .map(({ name, kind }) => `('${table}', '${name}', '${kind}')`);
  return `
-- Erased with a person, told to them, and due for deletion after so many months.
insert into private.personal_tables (table_name, kept_months) values ('${table}', ${KEPT_MONTHS});
insert into private.personal_columns (table_name, column_name, holds)
values ${columns.join(', ')};

create trigger ${table}_forget_unsaved
  after delete on public.${table}
  for each row execute function private.forget_unsaved();
`;
}

/** That there is one record, that its versions are kept, that what is public is found quickly. */
function furtherRules({ table, isSingleton, hasHistory, hasPublication }: Plan): string {
  return [
    isSingleton && `create unique index ${table}_single on public.${table} ((true));\n\n`,
    hasPublication && `create index ${table}_published_at on public.${table} (published_at);\n\n`,
    hasHistory &&
      `create trigger ${table}_keep_revisions
  after insert or update or delete on public.${table}
  for each row execute function private.keep_revision();\n\n`,
  ]
    .filter(Boolean)
    .join('');
}

/** What a column keeps to beyond its own check. */
function fieldRules(plan: Plan, field: PlannedField): string {
  return [...transitionTexts(plan, field), referencesText(plan, field)].join('');
}

/** What a foreign key would do, had Postgres one for the members of an array. */
function referencesText({ table }: Plan, { name, kind, target }: PlannedField): string {
  if (kind !== 'references') return '';
  return `create index ${table}_${name} on public.${table} using gin (${name});

create trigger ${table}_${name}_are_there
  after insert or update of ${name} on public.${table}
  for each row execute function private.check_references('${name}', '${target}');

create trigger ${target}_${isOfPeople(target) ? 'leave' : 'stay_for'}_${table}_${name}
  after delete on public.${target}
  for each row execute function private.${isOfPeople(target) ? 'drop_reference' : 'refuse_referenced'}('${table}', '${name}');

`;
}

/** What some roles alone may choose. */
function transitionTexts({ table }: Plan, { name, transitions = [] }: PlannedField): string[] {
  return transitions.map(
    ({ value, roles }, index) => `create trigger ${table}_${name}_of_role_${index + 1}
  before insert or update of ${name} on public.${table}
  for each row execute function private.keep_to_roles(${quoted([name, value, ...roles])});

`,
  );
}

function columnText(plan: Plan, field: PlannedField): string {
  const { name, column, check, isRequired } = field;
  // Without a picture there is nothing to say of it.
  const mustBeFilled = isRequired && field.kind !== 'altText' && !column.includes('not null');
  const rule = check && `\n    constraint ${checkName(plan, field)} ${checkText(check.sql)}`;
  return `  ${name} ${withNotNull(column, mustBeFilled)}${rule ?? ''},\n`;
}

function checkText(condition: string): string {
  return condition.length > 60 ? `check (\n      ${condition}\n    )` : `check (${condition})`;
}

/** Behind the type, before what refers to another table. */
function withNotNull(column: string, mustBeFilled: boolean): string {
  if (!mustBeFilled) return column;
  const [type = '', ...rest] = column.split(' ');
  return [type, 'not null', ...rest].join(' ');
}
