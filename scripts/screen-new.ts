import { generate } from './resource/generate.ts';
import { writeScreen } from './screen/write-screen.ts';

await generate(async () => ({
  written: await writeScreen(process.argv.slice(2), new Date()),
  hasMigration: true,
  next: `Change title and description in the schema, and how it looks in the screens. Then: npm run dev. To check it:
  npx vitest run --project policies tests/policies/schema-contract.test.ts`,
}));
