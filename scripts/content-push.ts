import { pushFirstContent } from './content/first-content.ts';
import { hostedAddress } from './content/project.ts';
import { run } from './content/command-line.ts';
import { readArgs } from './read-args.ts';

const { values } = readArgs({ options: { embedded: { type: 'boolean', default: false } } });
const { embedded } = values;

// The embedded database begins with it: whoever names no project has forgotten to.
if (!embedded && !hostedAddress()) {
  console.error(
    'VITE_SUPABASE_URL is not set: name the project by it, and its secret key by SUPABASE_SECRET_KEY (docs/moving-content.md), or say --embedded for the database on this machine.',
  );
  process.exit(1);
}

await run({ embedded }, async (project) => {
  const refused = await pushFirstContent(project);
  for (const line of refused) console.error(`Refused: ${line}`);
  return refused.length > 0 ? 1 : 0;
});
