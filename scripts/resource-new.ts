import { spawnSync } from 'node:child_process';
import { AnswerError, parseAnswers } from './resource/answers.ts';
import { askForTheRest } from './resource/ask.ts';
import { writeResource } from './resource/write-resource.ts';

try {
  const answers = await askForTheRest(parseAnswers(process.argv.slice(2)));
  const written = await writeResource(answers, new Date());
  console.log(`Wrote\n${written.map((path) => `  ${path}`).join('\n')}`);
  const types = ['--import', 'tsx', 'scripts/db-types.ts'];
  const { status } = spawnSync(process.execPath, types, { stdio: 'inherit' });
  if (status) process.exit(status);
  console.log(`
Read the migration and the schema, and change what you want otherwise; after a change of the migration: npm run db:types.
Then: npm run dev, and /admin/${answers.table}. To check it:
  npx vitest run --project policies tests/policies/schema-contract.test.ts tests/policies/policy-matrix.test.ts`);
  process.exit(0);
} catch (error) {
  const isMistake = error instanceof AnswerError || (error instanceof TypeError && 'code' in error);
  if (!isMistake) throw error;
  console.error(error.message);
  process.exit(1);
}
