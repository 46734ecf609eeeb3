import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const PROGRAM = `import('./build/at-exit.ts').then(({ atExit }) => {
  atExit(() => console.log('removed'));
  setInterval(() => undefined, 1000);
  console.log('begun');
});`;

it.each(['SIGINT', 'SIGTERM'] as const)('what is temporary goes also by %s', async (signal) => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', PROGRAM]);
  let output = '';
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
  await once(child.stdout, 'data');
  child.kill(signal);
  await once(child, 'close');
  expect(output).toBe('begun\nremoved\n');
});
