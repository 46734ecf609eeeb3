import { AnswerError } from './resource/answers.ts';
import { writeSection } from './section/write-section.ts';

try {
  const written = await writeSection(process.argv.slice(2));
  console.log(`Wrote\n${written.map((path) => `  ${path}`).join('\n')}

Change label, description, group and example in the schema, and how it looks in the component.
Then: npm run dev, /admin/pages/create, "Add section". To check it:
  npx vitest run --project unit src/site/data/readable-page.test.ts`);
} catch (error) {
  if (!(error instanceof AnswerError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
