import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, unusable } from './data-folder.ts';

/** Public, as a hosted project's publishable key: browsers send it with every request. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development';

/** Generated for each data folder. */
export interface LocalSecrets {
  jwtSecret: string;
  /** Of the role service_role, past every policy. */
  secretKey: string;
}

/**
 * Reads or generates the secrets. Invalid ones, such as an empty object, would make the package fall back on well-known
 * keys: they are replaced with a warning. Throws a UserError.
 */
export function readOrMakeSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, DATA_FILES.secrets);
  try {
    const existing = existsSync(file) ? parseSecrets(readFileSync(file, 'utf8')) : undefined;
    if (existing) return existing;
    if (existsSync(file)) {
      console.warn(`${file} held no valid keys: they are replaced, and everybody is signed out.`);
    }
    const secrets: LocalSecrets = {
      jwtSecret: randomBytes(32).toString('hex'),
      secretKey: `sb_secret_${randomBytes(24).toString('hex')}`,
    };
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    return secrets;
  } catch (error) {
    throw unusable(file, error);
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
