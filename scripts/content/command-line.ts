import { printUserError, UserError } from '../../supabase/user-error.ts';
import { openProject, type Project } from './project.ts';

/** Of the option `--site`. Throws a UserError for what is not an address: "localhost:5173" has no origin. */
export function siteOrigin(site: string | undefined): string | undefined {
  if (!site) return undefined;
  if (/^https?:\/\//.test(site) && URL.canParse(site)) return new URL(site).origin;
  throw new UserError(`The site is "${site}", but must be an address with https:// or http://.`);
}

/** Runs a command and ends the process with its exit code; a UserError is printed without a stack. */
export async function run(
  options: { embedded: boolean },
  command: (project: Project) => Promise<number>,
): Promise<never> {
  let project: Project | undefined;
  try {
    project = await openProject(options);
    const code = await command(project);
    await project.close();
    process.exit(code);
  } catch (error) {
    await project?.close();
    printUserError(error);
    process.exit(1);
  }
}
