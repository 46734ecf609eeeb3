export interface Change {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Beyond so many comparisons a browser would stand still; what is between is then told as one change. */
const MOST_COMPARISONS = 16_000_000;

/** How a text came to be another, word by word, with as many words kept as can be (longest common subsequence). */
export function wordChanges(before: string, after: string): Change[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const changes: Change[] = [];
  const add = (kind: Change['kind'], words: readonly string[]) => {
    const text = words.join('');
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) changes.push({ kind, text });
  };
  add('same', old.slice(0, start));
  compare(old.slice(start, old.length - end), now.slice(start, now.length - end), add);
  add('same', old.slice(old.length - end));
  return changes;
}

/** Words, each with the space that follows it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function compare(
  old: readonly string[],
  now: readonly string[],
  add: (kind: Change['kind'], words: readonly string[]) => void,
): void {
  const width = now.length + 1;
  if (old.length * now.length > MOST_COMPARISONS || old.length === 0 || now.length === 0) {
    add('removed', old);
    add('added', now);
    return;
  }
  // How many words the rests of both texts share, from each pair of places on.
  const shared = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => shared[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      shared[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add('same', now.slice(j, j + 1));
      i += 1;
      j += 1;
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) {
      add('removed', old.slice(i, i + 1));
      i += 1;
    } else {
      add('added', now.slice(j, j + 1));
      j += 1;
    }
  }
}
