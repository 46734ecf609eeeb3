import { generate } from './resource/generate.ts';
import { writeSection } from './section/write-section.ts';

await generate(async () => ({
  written: await writeSection(process.argv.slice(2)),
  next: `Change label, description, group and example in the schema, and how it looks in the component.
Then: npm run dev, /admin/pages/create, "Add section". To check it:
  npx vitest run --project unit src/site/data/readable-page.test.ts`,
}));
