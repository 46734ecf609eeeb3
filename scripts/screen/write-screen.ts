import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentTypes } from '../../src/content-types/registry.ts';
import { isTakenBySite } from '../../src/content-types/page-path.ts';
import { publicPages } from '../../src/content-types/public-type.ts';
import { columnsOfKind, type ContentType } from '../../src/schema/content-type.ts';
import { UserError } from '../../supabase/user-error.ts';
import { quoted } from '../resource/field-answer.ts';
import { MIGRATIONS, nextVersion, withMember, writeFiles } from '../resource/write-resource.ts';
import { pageText } from './page-file.ts';
import { listText, migrationText, publicText, rowsText, shellRule } from './screen-files.ts';
import { screenPlan, type ScreenPlan } from './screen-plan.ts';

const ADDRESSES = 'src/content-types/page-path.ts';
const NETLIFY = 'netlify.toml';
const SCREENS = 'src/site/public-screens.ts';

/** Writes the public pages of a content type: its line in the schema, its trigger, its screens; says which files. */
export async function writeScreen(words: readonly string[], now: Date): Promise<string[]> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { page: { type: 'boolean' }, list: { type: 'string' } },
  });
  const [table = '', ...more] = positionals;
  if (more.length > 0) {
    throw new UserError(`One content type at a time: what is "${more.join(' ')}"?`);
  }
  const plan = screenPlan(typeOf(table), values.page ?? false, values.list);
  refuseWhatCannotBe(plan, values.page ?? false);
  const { fileName, listScreen, pageScreen, variable, pageColumn } = plan;
  const schema = `src/content-types/${fileName}.ts`;
  const folder = `src/site/screens/${fileName}`;
  const files: Record<string, string> = {
    [`${MIGRATIONS}/${nextVersion(now)}_${table}_public.sql`]: migrationText(plan),
    [`src/site/published/${fileName}.ts`]: rowsText(plan),
    [`${folder}/${listScreen}.tsx`]: listText(plan),
    ...(pageColumn && { [`${folder}/${pageScreen}.tsx`]: pageText(plan) }),
  };
  const there = Object.keys(files).find((path) => existsSync(path));
  if (there) throw new UserError(`${there} is there already.`);
  files[schema] = withPublic(schema, publicText(plan));
  files[ADDRESSES] = readFileSync(ADDRESSES, 'utf8').replace(
    /(?<=TAKEN_FIRST: readonly string\[\] = \[)[^\]]*/,
    quoted(plan.takenFirst),
  );
  files[SCREENS] = withMember(
    readFileSync(SCREENS, 'utf8'),
    /publicScreens[^=]*= \{(?:[^}]|\}(?!;))*/,
    `${table}: {
      type: async () => (await import('../content-types/${fileName}')).${variable},
      list: () => import('./screens/${fileName}/${listScreen}'),
      ${pageColumn ? `page: () => import('./screens/${fileName}/${pageScreen}'),` : ''}
    }`,
  );
  if (pageColumn) files[NETLIFY] = readFileSync(NETLIFY, 'utf8') + shellRule(plan);
  return writeFiles(files);
}

function typeOf(table: string): ContentType {
  const type = contentTypes.find((one) => one.table === table);
  if (type) return type;
  throw new UserError(
    `Name a content type first: npm run screen:new -- jobs. There are ${contentTypes.map((one) => one.table).join(', ')}; npm run resource:new makes one.`,
  );
}

function refuseWhatCannotBe({ type, table, list, pageColumn }: ScreenPlan, hasPage: boolean) {
  if (type.public) {
    const { list: there = 'parts of other pages' } = publicPages(type) ?? {};
    throw new UserError(`"${table}" is public already, at ${there}.`);
  }
  if (type.publicPath) throw new UserError(`"${table}" has screens of its own already.`);
  if (type.personal) {
    throw new UserError(`"${table}" tells of people: visitors read nothing of it.`);
  }
  if (type.singleton) throw new UserError(`"${table}" is one record: it has no list.`);
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(list)) {
    throw new UserError(
      `"${list}" is no address: write one such as /careers, of small letters, digits and single hyphens.`,
    );
  }
  const other = contentTypes.find((one) => publicPages(one)?.list === list);
  if (other || isTakenBySite(list)) {
    throw new UserError(`The site has something else at ${list}: choose another with --list.`);
  }
  if (hasPage && !pageColumn) {
    const slugs = columnsOfKind(type, 'slug');
    throw new UserError(
      `A page needs an address, and "${table}" has ${slugs.length} fields of the kind slug: add one, such as slug:slug.`,
    );
  }
}

/** The schema with a line more, before what names its records. */
function withPublic(path: string, line: string): string {
  const text = readFileSync(path, 'utf8');
  const before = /^ {2}titleColumn:/m;
  if (!before.test(text)) throw new UserError(`${path} has no line "titleColumn".`);
  return text.replace(before, (found) => `${line}\n${found}`);
}
