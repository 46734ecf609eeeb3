import { Box } from '@mui/material';
import { useMemo } from 'react';
import { wordChanges } from './word-changes';

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
