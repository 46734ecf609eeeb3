import { type ReactNode, Suspense, useState } from 'react';
import type { ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { lazyWithRetry } from '../ui/lazy-with-retry';

const Confirm = lazyWithRetry(() => import('../ui/Confirm'));

/**
 * Asks before a change gives up a value of which its field warns (`askBefore`).
 * @returns the function that asks or continues at once, and the dialog
 */
export function useAskBefore({
  fields,
}: ContentType): [
  ask: (stored: FormValues, changed: FormValues, goOn: () => void) => void,
  question: ReactNode,
] {
  const [asked, setAsked] = useState<{ title: string; content: string; goOn: () => void }>();
  const close = () => setAsked(undefined);
  return [
    (stored, changed, goOn) => {
      const [question] = Object.entries(fields).flatMap(([column, field]) => {
        const before = String(stored[column]);
        const isKept = !(column in changed) || String(changed[column]) === before;
        return (!isKept && field.kind === 'select' && field.askBefore?.[before]) || [];
      });
      if (question) setAsked({ ...question, goOn });
      else goOn();
    },
    asked && (
      <Suspense fallback={null}>
        <Confirm
          isOpen
          title={asked.title}
          content={asked.content}
          confirm="Change"
          confirmColor="warning"
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
