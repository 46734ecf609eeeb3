import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';

/** Applies a recipe's diff; fails where the file lacks its lines. */
export function changeLines(path: string, diff: string): void {
  const lines = readFileSync(path, 'utf8').split('\n');
  let at = 0;
  for (const line of diff.trimEnd().split('\n')) {
    const text = line.slice(1);
    if (line.startsWith('+')) {
      lines.splice(at, 0, text);
      at += 1;
      continue;
    }
    const found = lines.indexOf(text);
    expect(found, `${path} has the line "${text}"`).toBeGreaterThanOrEqual(0);
    at = line.startsWith('-') ? found : found + 1;
    if (line.startsWith('-')) lines.splice(found, 1);
  }
  writeFileSync(path, lines.join('\n'));
}
