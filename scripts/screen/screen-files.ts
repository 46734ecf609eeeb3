import { capitalise } from '../../src/schema/content-type.ts';
import type { Field } from '../../src/schema/fields.ts';
import { publicHalf } from '../../src/content-types/public-type.ts';
import { findContentType } from '../../src/content-types/registry.ts';
import { camel, firstOf, type ScreenPlan } from './screen-plan.ts';

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
    label: '${plural}',
    title: '${plural}',
    description: '${plural}, told in a sentence for search engines.',
    ${head.length > 0 ? `head: { ${head.join(', ')} },` : ''}
  },`;
}

/** Open tabs notice what changes, what was there before counts as a change, and no page of sections takes its address. */
export function migrationText({ table, type, takenFirst }: ScreenPlan): string {
  const trigger = (event: string, rows: string) => `
create trigger ${table}_note_${event}
  after ${event} on public.${table} referencing ${rows} table as changed
  for each statement execute function public.note_content_change();
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
      <PageHero title="${capitalise(plural)}" />
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

/** What shows a value; kinds without a line are left to whoever edits the screen. */
const MARKUP: Readonly<Record<string, (value: string, field: Field) => string>> = {
  text: (value) => `{${value} && <p>{${value}}</p>}`,
  multiline: (value) => `{${value} && <p>{${value}}</p>}`,
  displayDate: (value) => `{${value} && <p>{${value}}</p>}`,
  html: (value) => `<ArticleText article={{ html: ${value}, headings: [] }} />`,
  image: (value) =>
    `{${value} && <ContentPhoto picture={${value}} sizes="(width >= 48rem) 44rem, 100vw" />}`,
  list: (value) => `<ul>{${value}.map((item) => <li key={item}>{item}</li>)}</ul>`,
  time: (value) => `{${value} && <p>{${value}}</p>}`,
  geopoint: (value) =>
    `{${value} && <p><SiteLink href={mapHref(${value})}>See it on a map</SiteLink></p>}`,
  money: (value, field) => {
    const inCurrency = field.kind === 'money' && field.currency ? `, '${field.currency}'` : '';
    return `{${value} !== undefined && <p>{formatMoney(${value}${inCurrency})}</p>}`;
  },
  email: (value) => `{${value} && <a href={\`mailto:\${${value}}\`}>{${value}}</a>}`,
  // A document, and no page of this site.
  file: (value, { label }) => `{${value} && <p><a href={${value}}>${label} (PDF)</a></p>}`,
  url: (value) => `{${value} && <SiteLink href={${value}}>{${value}}</SiteLink>}`,
};

/** What shows several references: the titles of their records, where visitors read those, too. */
function chosenText(one: string, column: string, field: Field) {
  const target = field.kind === 'references' ? findContentType(field.to) : undefined;
  if (!target || !publicHalf(target)) return undefined;
  const { table, titleColumn } = target;
  const rows = camel(table);
  const name = camel(`chosen_${column.replace(/_ids$/, 's')}`);
  return {
    rows: `import ${rows} from '../../published/${table.replaceAll('_', '-')}';`,
    rule: `const ${name} = useContent(${rows}).filter(({ id }) => ${one}.${column}.includes(id));`,
    list: `<ul>{${name}.map(({ id, ${titleColumn} }) => <li key={id}>{${titleColumn}}</li>)}</ul>`,
  };
}

/** The screen of one of them. */
export function pageText(plan: ScreenPlan): string {
  const { pageScreen, fileName, variable, one, title, type, table, list, shown } = plan;
  const intro = firstOf(plan, 'multiline');
  const chosen = shown.flatMap(([column, field]) => chosenText(one, column, field) ?? []);
  const markup = shown
    .filter(([column]) => column !== intro)
    .flatMap(([column, field]) => MARKUP[field.kind]?.(`${one}.${column}`, field) ?? [])
    .concat(chosen.map(({ list }) => list));
  const uses = (...kinds: string[]) => shown.some(([, { kind }]) => kinds.includes(kind));
  return `import type { ${variable} as schema } from '../../../content-types/${fileName}';
${uses('html') ? "import { ArticleText } from '../../../shared/article/ArticleText';\n" : ''}${chosen.length > 0 ? "import { useContent } from '../../../shared/content/use-content';\n" : ''}${uses('geopoint') ? "import { mapHref } from '../../../shared/geopoint';\n" : ''}${uses('money') ? "import { formatMoney } from '../../../shared/money';\n" : ''}${uses('image') ? "import { ContentPhoto } from '../../components/ContentPhoto';\n" : ''}import { PageHero } from '../../components/PageHero';
import { SiteLink } from '../../components/SiteLink';
import type { PublicRow } from '../../data/public-row';
import ${variable} from '../../published/${fileName}';
${[...new Set(chosen.map(({ rows }) => rows))].join('\n')}
import { RowScreen } from '../row/RowScreen';
import styles from '../row/Rows.module.css';

/** The ${type.words.singular} that the address names. */
export default function ${pageScreen}() {
  return <RowScreen table="${table}" rows={${variable}} Page={Page} />;
}

function Page({ row: ${one} }: { row: PublicRow<typeof schema> }) {
  ${chosen.map(({ rule }) => rule).join('\n')}
  return (
    <article>
      <PageHero title={${one}.${title}} ${intro ? `intro={${one}.${intro}}` : ''} />
      <div className={\`container \${styles.band}\`}>
        <div className="stack prose">
          ${markup.join('\n')}
          <p><SiteLink href="${list}">All ${type.words.plural}</SiteLink></p>
        </div>
      </div>
    </article>
  );
}
`;
}
