import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, unusableFile } from './data-folder.ts';

/** Public by nature, as a hosted project's publishable key is: the browser sends it with every request. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development';

/** What only the server and its tests may know; made once for each data folder. */
export interface LocalSecrets {
  jwtSecret: string;
  /** Acts as service_role, past every policy. */
  secretKey: string;
}

/**
 * The secrets of a data folder, made when it has none. Others than those made here, such as an empty object, would let
 * the package fall back on keys that everybody knows: they are replaced, and it is said. Throws a UserError.
 */
export function readOrMakeSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, DATA_FILES.secrets);
  try {
    const known = existsSync(file) ? parseSecrets(readFileSync(file, 'utf8')) : undefined;
    if (known) return known;
    if (existsSync(file)) {
      console.warn(
        `${file} held no keys of ours: it has new ones, and whoever was signed in is not.`,
      );
    }
    const secrets: LocalSecrets = {
      jwtSecret: randomBytes(32).toString('hex'),
      secretKey: `sb_secret_${randomBytes(24).toString('hex')}`,
    };
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    return secrets;
  } catch (error) {
    throw unusableFile(file, error);
  }
}

function parseSecrets(text: string): LocalSecrets | undefined {
  try {
    const { jwtSecret, secretKey } = JSON.parse(text) as Record<keyof LocalSecrets, unknown>;
    const isOurs =
      /^[0-9a-f]{64}$/.test(String(jwtSecret)) &&
      /^sb_secret_[0-9a-f]{48}$/.test(String(secretKey));
    return isOurs ? { jwtSecret: String(jwtSecret), secretKey: String(secretKey) } : undefined;
  } catch {
    return undefined;
  }
}
