import { pushFirstContent } from './content/first-content.ts';
import { readOptions, run } from './content/run.ts';

const { embedded } = readOptions({ embedded: { type: 'boolean', default: false } });

await run({ embedded }, async (project) => {
  const refused = await pushFirstContent(project);
  for (const line of refused) console.error(`Refused: ${line}`);
  return refused.length > 0 ? 1 : 0;
});
