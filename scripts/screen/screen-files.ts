import { capitalise } from '../../src/schema/content-type.ts';
import { firstOf, type ScreenPlan } from './screen-plan.ts';

/** The line of the schema. */
export function publicText(plan: ScreenPlan): string {
  const { type, list, pageColumn } = plan;
  const plural = capitalise(type.words.plural);
  const description = firstOf(plan, 'multiline', 'html');
  const picture = firstOf(plan, 'image');
  const head = [
    description && `description: '${description}'`,
    picture && `picture: '${picture}'`,
  ].filter(Boolean);
  return `public: {
    list: '${list}',
    ${pageColumn ? `page: '${list}/:${pageColumn}',` : ''}
    label: ${JSON.stringify(plural)},
    title: ${JSON.stringify(plural)},
    description: ${JSON.stringify(`${plural}, told in a sentence for search engines.`)},
    ${head.length > 0 ? `head: { ${head.join(', ')} },` : ''}
  },`;
}

/** Open tabs notice what changes, what was there before counts as a change, and no page of sections takes its address. */
export function migrationText({ table, type, takenFirst }: ScreenPlan): string {
  const trigger = (event: string, rows: string) => `
create trigger ${table}_note_${event}
  after ${event} on public.${table} referencing ${rows} table as changed
  for each statement execute function private.note_content_change();
`;
  return `-- ${capitalise(type.words.plural)} are read by visitors, whose open tabs notice what changes.
${trigger('insert', 'new')}${trigger('update', 'new')}${trigger('delete', 'old')}
insert into public.content_versions (name)
select '${table}' where exists (select from public.${table})
on conflict (name) do nothing;

-- As before, with its own (src/content-types/page-path.ts lists the same).
alter table public.pages drop constraint pages_path_free;
alter table public.pages add constraint pages_path_free check (
  private.is_original_page(path)
  or (
    split_part(path, '/', 2) not in (
      ${inSql(takenFirst)}
    )
    and path !~ '/(aux|con|nul|prn|com[1-9]|lpt[1-9])(/|$)'
    and path !~ '/.*/index(/|$)'
  )
) not valid;
`;
}

/** As SQL, twelve in a line. */
const inSql = (names: readonly string[]) =>
  names
    .map((name, index) => `${index > 0 && index % 12 === 0 ? '\n      ' : ''}'${name}'`)
    .join(', ')
    .replaceAll(' \n', '\n');

/** Other hosts find the shell by themselves, or are told by docs/hosting.md. */
export function shellRule({ list, type }: ScreenPlan): string {
  return `
# ${capitalise(type.words.plural)} that are newer than the build open in their shell.
[[redirects]]
  from = "${list}/*"
  to = "${list}/404.html"
  status = 404
`;
}

/** A string of JSX has no escapes of its own. */
const inAttribute = (words: string) =>
  /["&]/.test(words) ? `{${JSON.stringify(words)}}` : `"${words}"`;

/** What stands for the rows. */
export function rowsText({ variable, fileName, table }: ScreenPlan): string {
  return `import type { ${variable} } from '../../content-types/${fileName}';
import { publishedRows } from '../../shared/content/content-store';
import type { PublicRow } from '../data/public-row';

/** Builds and development put what the table holds in its place (build/plugins/site-content.ts). */
export default publishedRows<PublicRow<typeof ${variable}>>('${table}');
`;
}

/** The screen of all of them. */
export function listText(plan: ScreenPlan): string {
  const { listScreen, fileName, variable, one, title, type, list, pageColumn } = plan;
  const picture = firstOf(plan, 'image');
  const text = firstOf(plan, 'multiline');
  const plural = type.words.plural;
  const photo = `${one}.${picture} && <ContentPhoto picture={${one}.${picture}} sizes="(width >= 48rem) 24rem, 100vw" />`;
  const heading = pageColumn
    ? `<SiteLink href={\`${list}/\${${one}.${pageColumn}}\`} data-covers-card="">{${one}.${title}}</SiteLink>`
    : `{${one}.${title}}`;
  return `import { useContent } from '../../../shared/content/use-content';
import { Card } from '../../components/Card';
${picture ? "import { ContentPhoto } from '../../components/ContentPhoto';\n" : ''}import { PageHero } from '../../components/PageHero';
${pageColumn ? "import { SiteLink } from '../../components/SiteLink';\n" : ''}import ${variable} from '../../published/${fileName}';
import styles from '../row/Rows.module.css';

/** ${capitalise(plural)}, in the order of the admin's list. */
export default function ${listScreen}() {
  const all = useContent(${variable});
  return (
    <>
      <PageHero title=${inAttribute(capitalise(plural))} />
      <div className={\`container \${styles.band}\`}>
        {all.length === 0 && <p>There is nothing here at the moment.</p>}
        <ul className="grid">
          {all.map((${one}) => (
            <Card as="li" key={${one}.id} ${picture ? `picture={${photo}}` : ''}>
              <h2 className={styles.title}>${heading}</h2>
              ${text ? `<p className="muted">{${one}.${text}}</p>` : ''}
            </Card>
          ))}
        </ul>
      </div>
    </>
  );
}
`;
}
