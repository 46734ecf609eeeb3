import { publicPages } from '../../src/content-types/public-type.ts';
import { findContentType } from '../../src/content-types/registry.ts';
import type { Field } from '../../src/schema/fields.ts';
import { camelCase } from '../resource/field-answer.ts';
import { inMarkup, markupOf } from './markup.ts';
import { firstOf, type ScreenPlan } from './screen-plan.ts';

/** What shows several references: the titles of their records, where visitors read those, too. */
function chosenText(one: string, column: string, field: Field) {
  const target = field.kind === 'references' ? findContentType(field.to) : undefined;
  if (!target || !publicPages(target)) return undefined;
  const { table, titleColumn } = target;
  const rows = camelCase(table);
  const name = camelCase(`chosen_${column.replace(/_ids$/, 's')}`);
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
  const below = shown.filter(([column]) => column !== intro);
  const isPicture = ([, { kind }]: (typeof below)[number]) => kind === 'image';
  const { texts, imports } = markupOf(one, [
    ...below.filter(isPicture),
    ...below.filter((field) => !isPicture(field)),
  ]);
  const chosen = shown.flatMap(([column, field]) => chosenText(one, column, field) ?? []);
  const lines = [
    `import type { ${variable} as schema } from '../../../content-types/${fileName}';`,
    chosen.length > 0 && `import { useContent } from '../../../shared/content/use-content';`,
    `import { PageHero } from '../../components/PageHero';`,
    `import { SiteLink } from '../../components/SiteLink';`,
    `import type { PublicRow } from '../../data/public-row';`,
    `import ${variable} from '../../published/${fileName}';`,
    `import { RowScreen } from '../row/RowScreen';`,
    `import styles from '../row/Rows.module.css';`,
    ...imports,
    ...chosen.map(({ rows }) => rows),
  ];
  return `${[...new Set(lines.filter((line) => line !== false))].sort(byModule).join('\n')}

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
          ${[...texts, ...chosen.map((several) => several.list)].join('\n')}
          <p><SiteLink href="${list}">All ${inMarkup(type.words.plural)}</SiteLink></p>
        </div>
      </div>
    </article>
  );
}
`;
}

const moduleOf = (line: string) => line.slice(line.indexOf("'"));
const byModule = (one: string, other: string) => (moduleOf(one) < moduleOf(other) ? -1 : 1);
