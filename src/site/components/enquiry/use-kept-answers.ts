import { useLayoutEffect, type RefObject } from 'react';
import type { Enquiry } from './enquiry';

/** In memory alone: visitors get no storage (docs/security.md), and a lent telephone forgets it with the tab. */
let kept: Enquiry = {};

/** Unsent answers of a form that was left for another page. */
export const keptAnswers = (): Enquiry => kept;

export function forgetAnswers(): void {
  kept = {};
}

/** Keeps the answers of a form when it unmounts, and fills them into empty fields of the next. */
export function useKeptAnswers(formRef: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    for (const [name, answer] of Object.entries(kept)) {
      const field = form.elements.namedItem(name);
      // A newer value wins: the address's service, or what was typed before hydration.
      if (field && 'value' in field && !field.value) field.value = answer;
    }
    return () => {
      kept = { ...kept, ...Object.fromEntries(new FormData(form)) };
    };
  }, [formRef]);
}
