import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { TEST_BUILD } from '../support/paths.ts';
import { PLANTED_SECRETS } from '../support/planted-secrets.ts';
import { expect, test } from '../support/test.ts';

const filesWith = (text: string): string[] =>
  readdirSync(TEST_BUILD, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const path = join(TEST_BUILD, file);
    return statSync(path).isFile() && readFileSync(path).includes(text);
  });

test.describe('the build', () => {
  test('contains the public key and none of the secrets of the environment', ({ server }) => {
    expect(filesWith(LOCAL_PUBLISHABLE_KEY)).not.toEqual([]);
    for (const [name, secret] of Object.entries(PLANTED_SECRETS)) {
      expect(filesWith(secret), name).toEqual([]);
      expect(filesWith(name), name).toEqual([]);
    }
    expect(filesWith(server.secretKey)).toEqual([]);
    expect(filesWith('service_role')).toEqual([]);
  });
});
