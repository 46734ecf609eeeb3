import type { Enquiry } from './enquiry';

/** In memory alone: visitors get no storage (docs/security.md), and a lent telephone forgets it with the tab. */
let kept: Enquiry = {};

/** Unsent answers of a form that was left for another page. */
export const keptAnswers = (): Enquiry => kept;

export function keepAnswers(form: HTMLFormElement): void {
  kept = { ...kept, ...Object.fromEntries(new FormData(form)) };
}

/** Of forms that were never hydrated: nobody has emptied what they do not show. */
export function keepTyped(part: Element): void {
  for (const form of part.querySelectorAll('form')) {
    const typed = [...new FormData(form)].filter(([, answer]) => answer);
    kept = { ...kept, ...Object.fromEntries(typed) };
  }
}

export function forgetAnswers(): void {
  kept = {};
}
