import { existsSync, readFileSync } from 'node:fs';
import { sectionTypes } from '../../src/content-types/sections/registry.ts';
import { capitalise } from '../../src/schema/content-type.ts';
import { UserError } from '../../supabase/user-error.ts';
import { parseFields } from '../resource/parse-fields.ts';
import { camelCase, type FieldAnswer } from '../resource/field-answer.ts';
import { isReservedByTypeScript } from '../resource/reserved-words.ts';
import { withLine, withMember, writeFiles } from '../resource/write-resource.ts';

const SCHEMAS = 'src/content-types/sections';
const COMPONENTS = 'src/site/sections';
const REGISTRY = `${SCHEMAS}/registry.ts`;
const COMPONENT_TABLE = `${COMPONENTS}/components.ts`;

interface SectionField {
  /** What stands in the schema after `kind` and `label`. */
  options: string;
  /** What an example holds. */
  example: string;
  /** What shows it. */
  markup: (name: string) => string;
}

const paragraph = (name: string) => `{${name} && <p>{${name}}</p>}`;

/** The kinds that the generator offers for sections; a section can hold any other as well. */
const KINDS: Readonly<Record<string, SectionField>> = {
  text: { options: 'maxLength: 120,', example: "'Some words'", markup: paragraph },
  multiline: { options: 'maxLength: 600,', example: "'Some more words.'", markup: paragraph },
  boolean: { options: '', example: 'false', markup: (name) => `{${name} && <p>${name}</p>}` },
  html: {
    options: 'maxLength: 50_000,',
    example: "'<p>Some words</p>'",
    markup: (name) => `<ArticleText article={{ html: ${name}, headings: [] }} />`,
  },
  url: {
    options: 'internal: true, maxLength: 500,',
    example: "'/contact'",
    markup: (name) => `{${name} && <SiteLink href={${name}}>{${name}}</SiteLink>}`,
  },
  image: {
    options: '',
    example: "'/pictures/carpet.webp'",
    markup: (name) =>
      `{${name} && <SectionPicture src={${name}} alt={${name}_alt} sizes="(width >= 48rem) 36rem, 100vw" />}`,
  },
};

/** What a page keeps of every section, and what its component is called with. */
const NO_FIELDS = ['id', 'type', 'hidden', 'props'];
/** What a component imports under a name of its own. */
const NO_COMPONENTS = ['ArticleText', 'Section', 'SectionPicture', 'SectionProps', 'SiteLink'];

/** Writes schema and component of a new section, and the two lines that name it; says which files. */
export async function writeSection([name = '', ...words]: readonly string[]): Promise<string[]> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 40) {
    throw new UserError(
      'Name the section first, in small letters and single hyphens: npm run section:new -- price-list title:text!',
    );
  }
  const fields = parseFields(words);
  const strange = fields.find(({ kind }) => !(kind in KINDS));
  if (strange || fields.length === 0) {
    throw new UserError(
      `Say its fields, such as title:text! photo:image. The generator knows ${Object.keys(KINDS).join(', ')}; a section can hold any other kind, written by hand.`,
    );
  }
  refuseFields(fields);
  const variable = camelCase(name);
  const reserved = [variable, ...fields.map((field) => field.name)].find(isReservedByTypeScript);
  if (reserved) {
    throw new UserError(
      `TypeScript keeps the word "${reserved}" to itself: choose another, such as "${reserved}s".`,
    );
  }
  const component = capitalise(variable);
  if (variable in sectionTypes || NO_COMPONENTS.includes(component)) {
    throw new UserError(`There is a section or a part "${variable}" already: choose another name.`);
  }
  const files: Record<string, string> = {
    [`${SCHEMAS}/${name}.ts`]: schemaText(name, variable, fields),
    [`${COMPONENTS}/${component}.tsx`]: componentText(name, variable, component, fields),
  };
  const there = Object.keys(files).find((path) => existsSync(path));
  if (there) throw new UserError(`${there} is there already.`);
  files[REGISTRY] = withLine(
    REGISTRY,
    `import { ${variable} } from './${name}';`,
    /sectionTypes = \{[^}]*/,
    variable,
  );
  files[COMPONENT_TABLE] = withMember(
    readFileSync(COMPONENT_TABLE, 'utf8'),
    /const components[^=]*= \{[^}]*/,
    `${variable}: () => import('./${component}')`,
  );
  return writeFiles(files);
}

/** Refuses what neither the stored section nor its component could tell apart. */
function refuseFields(fields: readonly FieldAnswer[]): void {
  if (!fields.some(({ kind }) => kind === 'text')) {
    throw new UserError('A section is called by its first text: add one such as title:text!');
  }
  const names = fields.flatMap(({ name, kind }) => (kind === 'image' ? [`${name}_alt`] : []));
  const taken = fields.find(({ name }) => NO_FIELDS.includes(name) || names.includes(name));
  if (taken) {
    throw new UserError(`"${taken.name}" is there by itself: call the field otherwise.`);
  }
}

function schemaText(name: string, variable: string, fields: readonly FieldAnswer[]): string {
  const words = capitalise(name.replaceAll('-', ' '));
  const usesPicture = fields.some(({ kind }) => kind === 'image');
  const members = fields.map(({ name: field, kind, isRequired }) => {
    const label = capitalise(field.replaceAll('_', ' '));
    const required = isRequired ? 'required: true,' : '';
    return kind === 'image'
      ? `${field}: { ...picture('${label}'), ${required} }, ${field}_alt: altText('${field}'),`
      : `${field}: { kind: '${kind}', label: '${label}', ${required} ${KINDS[kind]?.options ?? ''} },`;
  });
  const example = fields.map(({ name: field, kind }) => {
    const alt = kind === 'image' ? `${field}_alt: 'What it shows',` : '';
    return `${field}: ${KINDS[kind]?.example}, ${alt}`;
  });
  const title = fields.find(({ kind }) => kind === 'text')?.name;
  return `import { defineSection } from '../../schema/define-section';
import { GROUPS${usesPicture ? ', altText, picture' : ''} } from './parts';

/** ${words}. */
export const ${variable} = defineSection({
  label: '${words}',
  description: 'What it is for, in a line.',
  group: GROUPS.words,
  titleField: '${title}',
  fields: { ${members.join('\n')} },
  example: { ${example.join('\n')} },
});
`;
}

export function componentText(
  name: string,
  variable: string,
  component: string,
  fields: readonly FieldAnswer[],
): string {
  const names = fields.flatMap(({ name: field, kind }) =>
    kind === 'image' ? [field, `${field}_alt`] : [field],
  );
  const title = fields.find(({ kind }) => kind === 'text');
  const rest = fields.filter((field) => field !== title);
  const markup = rest.map(({ name: field, kind }) => KINDS[kind]?.markup(field));
  const uses = (kind: string) => fields.some((field) => field.kind === kind);
  return `import type { ${variable} } from '../../content-types/sections/${name}';
import type { SectionProps } from '../../schema/define-section';
${uses('html') ? "import { ArticleText } from '../../shared/article/ArticleText';\n" : ''}import { Section } from '../components/Section';
${uses('url') ? "import { SiteLink } from '../components/SiteLink';\n" : ''}${uses('image') ? "import { SectionPicture } from './SectionPicture';\n" : ''}
/** ${capitalise(name.replaceAll('-', ' '))}. */
export default function ${component}(props: SectionProps<typeof ${variable}>) {
  const { ${names.join(', ')} } = props;
  return <Section title={${title?.name}}><div className="stack">${markup.join('\n')}</div></Section>;
}
`;
}
