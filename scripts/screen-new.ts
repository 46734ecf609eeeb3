import { spawnSync } from 'node:child_process';
import { AnswerError } from './resource/answers.ts';
import { writeScreen } from './screen/write-screen.ts';

try {
  const written = await writeScreen(process.argv.slice(2), new Date());
  console.log(`Wrote\n${written.map((path) => `  ${path}`).join('\n')}`);
  const types = ['--import', 'tsx', 'scripts/db-types.ts'];
  const { status } = spawnSync(process.execPath, types, { stdio: 'inherit' });
  if (status) process.exit(status);
  console.log(`
Change title and description in the schema, and how it looks in the screens. Then: npm run dev. To check it:
  npx vitest run --project policies tests/policies/schema-contract.test.ts`);
  process.exit(0);
} catch (error) {
  const isMistake = error instanceof AnswerError || (error instanceof TypeError && 'code' in error);
  if (!isMistake) throw error;
  console.error(error.message);
  process.exit(1);
}
