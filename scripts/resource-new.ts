import { createInterface } from 'node:readline/promises';
import { UserError } from '../supabase/user-error.ts';
import { type Answers, parseAnswers, refuseWhatCannotBe } from './resource/answers.ts';
import { parseColumns } from './resource/parse-fields.ts';
import { generate } from './resource/generate.ts';
import { writeResource } from './resource/write-resource.ts';
import { KINDS_OFFERED } from './resource/field-templates.ts';

await generate(async () => {
  const answers = await askForTheRest(parseAnswers(process.argv.slice(2)));
  return {
    written: await writeResource(answers, new Date()),
    hasMigration: true,
    next: `Read the migration and the schema, and change what you want otherwise; after a change of the migration: npm run db:types.
Then: npm run dev, and /admin/${answers.table}. To check it:
  npx vitest run --project policies tests/policies/schema-contract tests/policies/columns tests/policies/policy-matrix`,
  };
});

/** Asks at the terminal what the command line left out. */
async function askForTheRest(answers: Answers): Promise<Answers> {
  if (answers.fields.length > 0) return answers;
  if (!process.stdin.isTTY) {
    throw new UserError(
      `Say which fields it has: npm run resource:new -- ${answers.table} name:text! quote:multiline!`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, usual: string) =>
    (await terminal.question(`${question} (${usual}) `)).trim() || usual;
  const isYes = async (question: string) => /^y/i.test(await ask(question, 'no'));
  try {
    const singular = await ask('What is one of them called?', answers.singular);
    const plural = await ask('And several?', answers.plural);
    console.log(`Kinds of fields: ${KINDS_OFFERED.join(', ')}. "!" marks what must be filled.`);
    const fields = parseColumns((await ask('Which fields?', 'name:text!')).split(/\s+/));
    const hasOrder = await isYes('Do staff put them into an order by hand?');
    const isPrivate = await isYes('Are they for the eyes of staff only?');
    const all = { ...answers, singular, plural, fields, hasOrder, isPrivate };
    refuseWhatCannotBe(all);
    return all;
  } finally {
    terminal.close();
  }
}
