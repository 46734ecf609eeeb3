import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { QuestionWords } from './Question';

const Question = lazyWithRetry(() => import('./Question'));

/** The function that asks before it goes on, and the dialog. */
export function useQuestion(): [
  ask: (words: QuestionWords, goOn: () => void) => void,
  question: ReactNode,
] {
  const [asked, setAsked] = useState<{ words: QuestionWords; goOn: () => void }>();
  const close = () => setAsked(undefined);
  return [
    (words, goOn) => setAsked({ words, goOn }),
    asked && (
      <Suspense fallback={null}>
        <Question
          {...asked.words}
          onConfirm={() => {
            close();
            asked.goOn();
          }}
          onClose={close}
        />
      </Suspense>
    ),
  ];
}
