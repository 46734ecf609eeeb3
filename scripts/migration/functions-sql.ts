import { DEVICE, takenFirst } from '../../src/content-types/page-path.ts';
import { pageAddress, publicPages } from '../../src/content-types/public-type.ts';
import { OWN_PAGES } from '../../src/content-types/derive-public-types.ts';
import { publicTypes } from '../../src/content-types/public-types.ts';
import { contentTypes } from '../../src/content-types/registry.ts';
import { kindOf } from '../../src/schema/kinds.ts';
import { literal, literals } from '../../src/schema/rules.ts';
import type { RoutePath } from '../../src/shared/route-table.ts';
import { SITE_PAGES } from '../../src/shared/site-pages.ts';
import { TAKEN_SLUGS } from '../../src/shared/slug.ts';

/** What functions of the database know of all content types. */
export const functionsSql = (): string[] => [
  titlesSql(),
  quotingSql(),
  pathsSql(),
  publicPathsSql(),
];

/** What lists of staff call a record, also a deleted one (src/schema/record-title.ts). */
function titlesSql(): string {
  const titles = contentTypes.map(({ table, titleColumn, displayNames: names }) => {
    const named = Object.entries(names?.values ?? {}).map(
      ([value, name]) =>
        `when record ->> '${names?.column}' = ${literal(value)} then ${literal(name)} `,
    );
    const title = `record ->> '${titleColumn}'`;
    return `    when '${table}' then ${named.length ? `case ${named.join('')}else ${title} end` : title}`;
  });
  return `create function private.record_title(of_table text, record jsonb) returns text
language sql immutable set search_path = '' as $$
  select case of_table
${titles.join('\n')}
  end;
$$;`;
}

/** Columns whose texts may have placeholders. */
function quotingSql(): string {
  const columns = contentTypes.flatMap(({ table, fields, quotes = [], fills = [] }) =>
    [...quotes, ...fills].map((name) => {
      const field = fields[name];
      return `(${literals([table, name, (field && kindOf(field).column(field)?.type) ?? 'text'])})`;
    }),
  );
  return `-- Texts that quote a price by its address, "{{price.basic}}".
create function private.quoting_columns() returns table (table_name text, column_name text, type text)
language sql immutable set search_path = '' as $$
  values
    ${columns.join(',\n    ')};
$$;
grant execute on function private.quoting_columns to authenticated, service_role;`;
}

/** A page may be below one of the site's own, but not below a path of screens, files or hosts. */
const pathsSql =
  () => `-- Pages without which the site is not whole, and addresses that no page and no post may have.
create function private.is_site_page(path text) returns boolean
language sql immutable set search_path = '' as $$
  select path in (${literals(SITE_PAGES)});
$$;
grant execute on function private.is_site_page to authenticated, service_role;
alter table public.pages add constraint pages_path_free check (
  private.is_site_page(path)
  or (
    split_part(path, '/', 2) not in (${literals(takenFirst(publicTypes.map(({ path }) => path)))})
    and path !~ '${DEVICE.source.replaceAll('\\/', '/')}'
    and path !~ '/.*/index(/|$)'
  )
);
alter table public.blog_posts add constraint blog_posts_slug_free check (slug not in (${literals(TAKEN_SLUGS)}));`;

/** Lists, and records under their address. */
function publicPathsSql(): string {
  const lists = ['/blog' satisfies RoutePath, ...publicTypes.map(({ path }) => path)];
  const records = contentTypes.flatMap((type) => {
    const page = publicPages(type)?.page ?? OWN_PAGES[type.table];
    const { before, column } = pageAddress({ page }) ?? {};
    if (column === undefined) return [];
    const named = before
      ? `starts_with(is_public_path.path, '${before}') and ${column} = substr(is_public_path.path, ${before.length + 1})`
      : `${column} = is_public_path.path`;
    return `or exists (
    select from public.${type.table} as one where ${named} and private.is_public(to_jsonb(one))
  )`;
  });
  return `-- Whether visitors find a page at a path.
create function private.is_public_path(path text) returns boolean
language sql stable set search_path = '' as $$
  select path in (${literals(lists)})
  ${records.join('\n  ')};
$$;`;
}
