import { Box } from '@mui/material';
import { diffArrays } from 'diff';
import { useMemo } from 'react';

const ELEMENT = { same: 'span', added: 'ins', removed: 'del' } as const;

/** A text with what was taken out struck through and what was put in underlined. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => wordChanges(before, after), [before, after]);
  return (
    <Box
      sx={(theme) => ({
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        '& ins': {
          textDecorationThickness: 2,
          backgroundColor: '#d8f3e3',
          ...theme.applyStyles('dark', { backgroundColor: '#0d3b2c' }),
        },
        '& del': {
          backgroundColor: '#fde2e0',
          ...theme.applyStyles('dark', { backgroundColor: '#4a1d1d' }),
        },
      })}
    >
      {changes.map(({ kind, text }, index) => (
        <Box component={ELEMENT[kind]} key={index}>
          {text}
        </Box>
      ))}
    </Box>
  );
}

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
