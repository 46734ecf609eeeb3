import { Box } from '@mui/material';
import { diffArrays } from 'diff';
import { useMemo } from 'react';

const ELEMENT = { same: 'span', added: 'ins', removed: 'del' } as const;

/** Deletions struck through, insertions underlined. */
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

/** A diff that takes longer is reported as one change. */
const TIMEOUT_MS = 500;

export function wordChanges(before: string, after: string): Change[] {
  const changes = diffArrays(splitWords(before), splitWords(after), { timeout: TIMEOUT_MS }) ?? [
    { removed: true, added: false, value: [before] },
    { removed: false, added: true, value: [after] },
  ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** Each with its trailing space. */
function splitWords(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
