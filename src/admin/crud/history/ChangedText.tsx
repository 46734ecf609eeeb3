import { Box } from '@mui/material';
import { useMemo } from 'react';
import { wordChanges } from './word-changes';

const ELEMENT = { same: 'span', added: 'ins', removed: 'del' } as const;

/** A text with what was taken out struck through and what was put in underlined. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => wordChanges(before, after), [before, after]);
  return (
    <Box
      sx={({ palette }) => ({
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        '& ins': {
          textDecorationThickness: 2,
          backgroundColor: palette.mode === 'dark' ? '#0d3b2c' : '#d8f3e3',
        },
        '& del': { backgroundColor: palette.mode === 'dark' ? '#4a1d1d' : '#fde2e0' },
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
