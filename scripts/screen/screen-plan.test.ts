import { expect, it } from 'vitest';
import { services } from '../../src/content-types/services.ts';
import { listText } from './screen-files.ts';
import { screenPlan } from './screen-plan.ts';

it('records are called by a word that TypeScript does not keep to itself', () => {
  const plan = screenPlan(
    { ...services, words: { singular: 'package', plural: 'packages' } },
    true,
  );
  expect(plan).toMatchObject({ one: 'packageRow', pageScreen: 'PackageScreen' });
  expect(listText(plan)).toContain('all.map((packageRow) =>');
});
