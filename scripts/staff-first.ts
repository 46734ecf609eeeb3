import { hash, randomBytes } from 'node:crypto';
import { ask, type Project } from './content/project.ts';
import { loadSettings } from '../supabase/env.ts';
import { orExit, UserError } from '../supabase/user-error.ts';
import { run, siteOrigin } from './content/command-line.ts';
import { readArgs } from './read-args.ts';

const USAGE = 'npm run staff:first -- you@your-company.co.uk';

const { values, positionals } = readArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    another: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
  allowPositionals: true,
});
// The database stores addresses in lower case.
const email = (positionals[0] ?? '').toLowerCase();

// Before anybody is invited.
const site = orExit(siteAddress);

/** Prints an invitation link for the first owner. */
await run({ embedded: values.embedded }, async (project) => {
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(email) || positionals.length > 1) {
    throw new UserError(`Whose link shall it be? ${USAGE}`);
  }
  const owners = await ownersOf(project);
  if (owners.length > 0 && !values.another) {
    throw new UserError(
      `${project.name} has an owner: ${owners.join(', ')} can invite people at ${site}/admin, under People. For an owner who cannot sign in any more: ${USAGE} --another`,
    );
  }
  const token = randomBytes(32).toString('hex');
  // As the database's `token_hash`.
  const token_hash = hash('sha256', token);
  await sent(
    await ask(project, '/rest/v1/invitations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token_hash, role: 'owner', email }),
    }),
  );
  console.log(`Open this link within seven days. It works once, for ${email} alone:\n`);
  console.log(`  ${site}/admin/join#${token}\n`);
  console.log(`Its project is ${project.name}.`);
  return 0;
});

function siteAddress(): string {
  const { VITE_SITE_URL } = loadSettings();
  const address = values.site || VITE_SITE_URL || (values.embedded ? 'http://localhost:5173' : '');
  const origin = siteOrigin(address);
  if (origin) return origin;
  throw new UserError(
    `Where is the site? Set VITE_SITE_URL, or say --site https://www.your-company.co.uk`,
  );
}

async function ownersOf(project: Project): Promise<string[]> {
  const response = await ask(project, '/rest/v1/staff?select=email&role=eq.owner');
  const owners = (await (await sent(response)).json()) as { email: string | null }[];
  return owners.map((owner) => owner.email ?? 'Somebody');
}

async function sent(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { message = response.statusText } = (await response.json()) as { message?: string };
  throw new UserError(
    response.status === 401
      ? `The project refuses the secret key (${message}).`
      : `The project lacks what this needs (${message}). Apply the files of supabase/migrations.`,
  );
}
