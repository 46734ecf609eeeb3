import { spawn } from 'node:child_process';

/** Runs a script of `scripts/` like its npm command. */
export function command(
  script: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', `scripts/${script}.ts`, ...words],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
