import { capitalise } from '../../src/schema/content-type.ts';
import { quoted } from './field-answer.ts';
import { checkName, type Plan, type PlannedField } from './resource-plan.ts';

/** The table with its rules, its trigger, its grants and its policies, and the bucket of its pictures. */
export function migrationText(plan: Plan): string {
  const { table, plural, isPrivate, hasPictures, gate, mayWrite } = plan;
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
  for each row execute function public.keep_id();

create trigger ${table}_stamp_times
  before insert or update on public.${table}
  for each row execute function public.stamp_times();

${furtherRules(plan)}${plan.fields.flatMap((field) => transitionTexts(plan, field)).join('')}alter table public.${table} enable row level security;

${isPrivate ? '' : `grant select on public.${table} to anon;\n`}grant select, insert, update, delete on public.${table} to authenticated;
grant all on public.${table} to service_role;
`,
    isPrivate
      ? ''
      : `
create policy "Everyone reads ${gate ? `published ${plural}` : plural}" on public.${table}
  for select to anon, authenticated
  using (${gate?.condition ?? 'true'});
`,
    `
create policy "${plan.writers} ${isPrivate ? 'read and write' : 'write'} ${plural}" on public.${table}
  for all to authenticated
  using (${mayWrite})
  with check (${mayWrite});
`,
    hasPictures ? bucketText(plan) : '',
  ].join('');
}

/** That there is one record, that its versions are kept, that what is public is found quickly. */
function furtherRules({ table, isSingleton, hasHistory, hasPublication }: Plan): string {
  return [
    isSingleton && `create unique index ${table}_single on public.${table} ((true));\n\n`,
    hasPublication && `create index ${table}_published_at on public.${table} (published_at);\n\n`,
    hasHistory &&
      `create trigger ${table}_keep_revisions
  after insert or update or delete on public.${table}
  for each row execute function public.keep_revision();\n\n`,
  ]
    .filter(Boolean)
    .join('');
}

/** What some roles alone may choose. */
function transitionTexts({ table }: Plan, { name, transitions = [] }: PlannedField): string[] {
  return transitions.map(
    ({ value, roles }, index) => `create trigger ${table}_${name}_of_role_${index + 1}
  before insert or update of ${name} on public.${table}
  for each row execute function public.keep_to_roles(${quoted([name, value, ...roles])});

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

function bucketText({ fileName, plural, writers, mayWrite }: Plan): string {
  return `
-- Their pictures: public to read by address, written by ${writers.toLowerCase()} only, raster images up to 5 MB.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  '${fileName}',
  '${fileName}',
  true,
  5242880,
  array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
);

-- No select policy for visitors: a public bucket serves a known address without one, and listing stays closed.
create policy "${writers} see pictures of ${plural}" on storage.objects
  for select to authenticated
  using (bucket_id = '${fileName}' and ${mayWrite});

create policy "${writers} upload pictures of ${plural}" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = '${fileName}'
    and name ~ '^${fileName}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.(png|jpg|jpeg|webp|avif|gif)$'
    and ${mayWrite}
  );

-- There is no update policy: a picture is never overwritten, a new one gets a new name.
create policy "${writers} remove pictures of ${plural}" on storage.objects
  for delete to authenticated
  using (bucket_id = '${fileName}' and ${mayWrite});
`;
}
