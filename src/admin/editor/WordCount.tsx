import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { minutesOf, numberOfWords, WORDS_A_MINUTE } from '../../shared/article/reading-time';
import { thousands } from '../../shared/text';
import { parse } from './parse-html';

/** Words and reading time. */
export function WordCount({ words }: { words: number }) {
  const minutes = minutesOf(words);
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ mt: 0.75, mx: 1.75, textAlign: 'end' }}
    >
      {words === 1 ? '1 word' : `${thousands(words)} words`}
      {words >= WORDS_A_MINUTE &&
        `, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`}
    </Typography>
  );
}

/** Debounce: counting a long text is slow. */
const COUNT_AFTER_MS = 300;

export function TextLength({ html }: { html: string }) {
  const [words, setWords] = useState(() => countWords(html));
  useEffect(() => {
    const timer = setTimeout(() => setWords(countWords(html)), COUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [html]);
  return <WordCount words={words} />;
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, td, th, blockquote, figcaption, pre, br, dt, dd';

/** Visible words. */
export function countWords(html: string): number {
  const body = parse(html);
  // Separates the words of adjacent blocks.
  for (const block of body.querySelectorAll(BLOCKS)) block.before(' ');
  return numberOfWords(body.textContent ?? '');
}
