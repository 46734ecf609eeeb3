import { parseArgs, type ParseArgsConfig } from 'node:util';
import { orExit, UserError } from '../supabase/user-error.ts';

/** parseArgs, which reports an unknown option, and one that an unset variable of a shell leaves empty, without a stack. */
export function readArgs<const Config extends ParseArgsConfig>(config: Config) {
  return orExit(() => {
    const words = parseArgs(config);
    const [empty] = Object.entries(words.values).find(([, value]) => value === '') ?? [];
    if (empty) throw new UserError(`--${empty} is empty.`);
    return words;
  });
}
