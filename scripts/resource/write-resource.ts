import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UserError } from '../../supabase/user-error.ts';
import type { Answers } from './answers.ts';
import { actionsName, columnsText, matrixText } from './matrix-file.ts';
import { migrationText } from './migration.ts';
import { planOf, type Plan } from './resource-plan.ts';
import { schemaText } from './schema-file.ts';

export const MIGRATIONS = 'supabase/migrations';
const REGISTRY = 'src/content-types/registry.ts';
const MATRIX = 'tests/policies/policy-matrix.test.ts';
const COLUMNS = 'tests/policies/columns.ts';

/** Writes the files of a new resource and the lines that name it, and says which; nothing where something is there. */
export async function writeResource(answers: Answers, now: Date): Promise<string[]> {
  const plan = planOf(answers);
  const { table, fileName, variable } = plan;
  const files: Record<string, string> = {
    [`${MIGRATIONS}/${nextVersion(now)}_${table}.sql`]: migrationText(plan),
    [`src/content-types/${fileName}.ts`]: schemaText(plan),
    [`tests/policies/actions/${fileName}.ts`]: matrixText(plan),
  };
  refuseWhatIsThere(plan, Object.keys(files));
  files[REGISTRY] = withLine(
    REGISTRY,
    `import { ${variable} } from './${fileName}';`,
    /contentTypes: readonly ContentType\[\] = \[[^\]]*/,
    variable,
  );
  files[MATRIX] = withLine(
    MATRIX,
    `import { ${actionsName(plan)} } from './actions/${fileName}.ts';`,
    /const ACTIONS = \[[^\]]*/,
    `...${actionsName(plan)}`,
  );
  files[COLUMNS] = withMember(
    readFileSync(COLUMNS, 'utf8'),
    /COLUMNS: Record<string, TableColumns> = \{(?:[^}]|\}(?!;))*/,
    columnsText(plan),
  );
  return writeFiles(files);
}

/** Writes texts by path, as the project writes them, and says which; nothing where one of them is no program. */
export async function writeFiles(files: Readonly<Record<string, string>>): Promise<string[]> {
  const ready = await Promise.all(
    Object.entries(files).map(async ([path, text]) => [path, await formatted(path, text)] as const),
  );
  for (const [path, text] of ready) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return ready.map(([path]) => path);
}

function refuseWhatIsThere({ table, fields }: Plan, paths: readonly string[]): void {
  const there = paths.find((path) => existsSync(path));
  if (there) throw new UserError(`${there} is there already.`);
  const migrations = readdirSync(MIGRATIONS)
    .map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))
    .join('\n');
  const isMade = (name: string) => new RegExp(`create table public\\.${name} `).test(migrations);
  if (isMade(table)) throw new UserError(`There is a table "${table}" already.`);
  const missing = fields.flatMap(({ target }) => target ?? []).find((target) => !isMade(target));
  if (missing) {
    throw new UserError(`There is no table "${missing}" to refer to: make that resource first.`);
  }
}

/** Later than every migration there is, or it would not be applied where those are. */
export function nextVersion(now: Date): string {
  const [last = ''] = readdirSync(MIGRATIONS).toSorted().slice(-1);
  const today = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const after = String(Number(last.slice(0, 14)) + 1);
  return today > after ? today : after;
}

/** The file with an import after its last one, and a member at the end of a list. */
export function withLine(path: string, importLine: string, list: RegExp, member: string): string {
  const text = readFileSync(path, 'utf8');
  if (!list.test(text)) throw new UserError(`${path} has no list to put "${member}" into.`);
  const lastImport = /(^import [^;]+;\n)(?!import )/m;
  return withMember(
    text.replace(lastImport, (found) => `${found}${importLine}\n`),
    list,
    member,
  );
}

/** The text with a member at the end of a list. */
export function withMember(text: string, list: RegExp, member: string): string {
  return text.replace(list, (found) => {
    const before = found.replace(/,\s*$/, '');
    return `${before}${/[[{]$/.test(before) ? '' : ','} ${member}`;
  });
}

async function formatted(path: string, text: string): Promise<string> {
  if (/\.(sql|toml)$/.test(path)) return text;
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
