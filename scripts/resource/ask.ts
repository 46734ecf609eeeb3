import { createInterface } from 'node:readline/promises';
import { AnswerError, parseFields, type Answers } from './answers.ts';
import { KINDS_OFFERED } from './field-templates.ts';

/** Asks at the terminal what the command line left out. */
export async function askForTheRest(answers: Answers): Promise<Answers> {
  if (answers.fields.length > 0) return answers;
  if (!process.stdin.isTTY) {
    throw new AnswerError(
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
    const fields = parseFields((await ask('Which fields?', 'name:text!')).split(/\s+/));
    const hasOrder = await isYes('Do staff put them into an order by hand?');
    const isPrivate = await isYes('Are they for the eyes of staff only?');
    return { ...answers, singular, plural, fields, hasOrder, isPrivate };
  } finally {
    terminal.close();
  }
}
