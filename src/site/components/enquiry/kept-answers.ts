import { useLayoutEffect, type RefObject } from 'react';
import type { Enquiry } from './enquiry';

/** In memory alone: a visitor gets no storage (docs/security.md), and a lent telephone forgets it with the tab. */
let kept: Enquiry = {};

/** What a visitor had written when leaving a form for another page of the site. */
export const keptAnswers = (): Enquiry => kept;

/** Once it is sent. */
export function forgetAnswers(): void {
  kept = {};
}

/** Keeps what stands in a form when its page goes, and puts it into those fields of the next that are empty. */
export function useKeptAnswers(formRef: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    for (const [name, answer] of Object.entries(kept)) {
      const field = form.elements.namedItem(name);
      // Not where something newer stands: the service that the address names, or what was typed before hydration.
      if (field && 'value' in field && !field.value) field.value = answer;
    }
    return () => {
      kept = { ...kept, ...Object.fromEntries(new FormData(form)) };
    };
  }, [formRef]);
}
