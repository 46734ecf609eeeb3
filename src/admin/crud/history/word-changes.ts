import { diffArrays } from 'diff';

interface Change {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Nobody waits longer; two texts that have so little in common are then told as one change. */
const TIMEOUT_MS = 500;

/** How a text came to be another, word by word (Myers' algorithm). */
export function wordChanges(before: string, after: string): Change[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { timeout: TIMEOUT_MS }) ?? [
    { removed: true, added: false, value: [before] },
    { removed: false, added: true, value: [after] },
  ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** Words, each with the space that follows it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
