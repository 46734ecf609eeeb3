import { useLayoutEffect, type RefObject } from 'react';
import { keepAnswers, keptAnswers } from './kept-answers';

/** Keeps the answers of a form when it unmounts, and fills them into empty fields of the next. */
export function useKeptAnswers(formRef: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    for (const [name, answer] of Object.entries(keptAnswers())) {
      const field = form.elements.namedItem(name);
      // A newer value wins: the address's service, or what was typed before hydration.
      if (field && 'value' in field && !field.value) field.value = answer;
    }
    return () => keepAnswers(form);
  }, [formRef]);
}
