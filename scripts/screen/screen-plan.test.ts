import { transpileModule } from 'typescript';
import { expect, it } from 'vitest';
import { services } from '../../src/content-types/services.ts';
import { pageText } from './page-file.ts';
import { listText, publicText } from './screen-files.ts';
import { screenPlan } from './screen-plan.ts';

it('records are called by a word that TypeScript does not keep to itself', () => {
  const plan = screenPlan(
    { ...services, words: { singular: 'package', plural: 'packages' } },
    true,
  );
  expect(plan).toMatchObject({ one: 'packageRow', pageScreen: 'PackageScreen' });
  expect(listText(plan)).toContain('all.map((packageRow) =>');
});

it('words with quotes and brackets give files that compile', () => {
  const plural = `women's "extra" services <new> & {more}`;
  const named = Object.entries(services.fields).map(([column, field]) => [
    column,
    { ...field, label: plural },
  ]);
  const plan = screenPlan(
    { ...services, words: { singular: 'service', plural }, fields: Object.fromEntries(named) },
    true,
  );
  for (const text of [`({ ${publicText(plan)} })`, listText(plan), pageText(plan)]) {
    const { diagnostics } = transpileModule(text, { reportDiagnostics: true, fileName: 'a.tsx' });
    expect(
      diagnostics?.map(({ messageText }) => messageText),
      text,
    ).toEqual([]);
  }
});
