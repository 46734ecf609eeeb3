import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Public by nature, as a hosted project's publishable key is: the browser sends it with every request. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development';

/** What only the server and its tests may know; made once for each data folder. */
export interface LocalSecrets {
  jwtSecret: string;
  /** Acts as service_role, past every policy. */
  secretKey: string;
}

export function readOrMakeSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  const known = readSecrets(file);
  if (known) return known;
  const secrets: LocalSecrets = {
    jwtSecret: randomBytes(32).toString('hex'),
    secretKey: `sb_secret_${randomBytes(24).toString('hex')}`,
  };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** `undefined` also for a file that a kill left half-written: new secrets only end old sessions. */
function readSecrets(file: string): LocalSecrets | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
  } catch {
    return undefined;
  }
}
