import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Licences that require no more than their notice, which the packages carry; of two the second applies. */
const MAY_SHIP = [
  'MIT',
  'ISC',
  'MIT AND ISC',
  'BSD',
  '0BSD',
  'CC0-1.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '(MPL-2.0 OR Apache-2.0)',
];

/** File-level copyleft: the build emits axe-core unchanged as a file of its own, with its notice. */
const SHIPS_AS_ITS_OWN_FILE = { 'node_modules/axe-core': 'MPL-2.0' };

it('everything that ships has a licence under which it may', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean; devOptional?: boolean }>;
  };
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path && !dev && !devOptional,
  );
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped.filter(([, { license }]) => !MAY_SHIP.includes(license ?? 'none'));
  expect(Object.fromEntries(others.map(([path, { license }]) => [path, license]))).toEqual(
    SHIPS_AS_ITS_OWN_FILE,
  );
});
