import { useDeferredValue, useMemo } from 'react';
import { countWords } from './word-count';
import { WordCount } from './WordCount';

/** How long the text is, counted when there is time for it. */
export function TextLength({ html }: { html: string }) {
  const settled = useDeferredValue(html);
  const words = useMemo(() => countWords(settled), [settled]);
  return <WordCount words={words} />;
}
