import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const PORT = '5466';
const STUB = 'tests/postgres/supabase-stub.sql';
/** As on Supabase, where migrations run as `postgres`, which is no superuser. */
const SUPERUSER = 'supabase_admin';
const MIGRATIONS = 'supabase/migrations';

/** PostgreSQL with every migration; listens on a socket in a folder of its own. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  process.env.PGHOST = folder;
  process.env.PGPORT = PORT;
  process.env.PGDATABASE = 'postgres';
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(folder, 0o755);
  const server = (program: string, ...words: string[]) =>
    asServer(join(binaries(), program), words);
  if (isRoot()) for (const one of [folder, data]) chownSync(one, idOfPostgres(), -1);
  server('initdb', '-D', data, '-U', SUPERUSER, '-A', 'trust');
  const options = `-k ${folder} -p ${PORT} -c listen_addresses= -c fsync=off`;
  server('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  apply(STUB, SUPERUSER);
  for (const file of readdirSync(MIGRATIONS).toSorted()) apply(join(MIGRATIONS, file), 'postgres');
  process.env.PGUSER = 'postgres';
  return () => {
    server('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
}

/** PostgreSQL's binaries; throws a sentence with the command that installs them. */
function binaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted().reverse() : [];
  const found = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  const named = process.env.PG_BIN ?? found;
  if (named) return named;
  throw new Error(
    'No PostgreSQL here: install it (apt-get install postgresql), or name its programs in PG_BIN.',
  );
}

const isRoot = () => userInfo().uid === 0;
const idOfPostgres = () => Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root. */
function asServer(program: string, words: string[]): void {
  const options = {
    stdio: 'ignore',
    ...(isRoot() && { uid: idOfPostgres() }),
    cwd: tmpdir(),
  } as const;
  execFileSync(program, words, options);
}

function apply(file: string, user: string): void {
  execFileSync('psql', ['-U', user, '-q1', '-v', 'ON_ERROR_STOP=1', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Statement timeouts of a hosted project by role; PostgREST sets them. */
const TIMEOUTS = { anon: '3s', authenticated: '8s', postgres: '0' };

/**
 * Runs statements as a role, in a transaction of their own.
 * @param claims of the token; left out for a visitor
 * @returns the last statement's result, or the server's message
 */
export function as(
  claims: { sub: string; aal?: 'aal2' } | 'visitor' | 'database',
  sql: string,
): Promise<string> {
  const role = claims === 'database' ? 'postgres' : claims === 'visitor' ? 'anon' : 'authenticated';
  const token = typeof claims === 'string' ? '{}' : JSON.stringify({ aal: 'aal1', ...claims });
  const text = `begin; select set_config('request.jwt.claims', '${token}', true) \\g /dev/null
    set local role ${role}; set local statement_timeout = '${TIMEOUTS[role]}'; ${sql}; commit;`;
  return new Promise((resolve) => {
    const child = spawn('psql', ['-qtA', '-v', 'ON_ERROR_STOP=1']);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
    }
    child.once('close', () => resolve(output.trim()));
    child.stdin.end(text);
  });
}
