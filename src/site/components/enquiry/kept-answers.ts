import type { Enquiry } from './enquiry';

/** In memory alone: visitors get no storage (docs/security.md), and a lent telephone forgets it with the tab. */
let kept: Enquiry = {};

/** Unsent answers of a form that was left for another page. */
export const keptAnswers = (): Enquiry => kept;

/** @param offered what the form began with: an answer that was not among it has not been emptied */
export function keepAnswers(form: HTMLFormElement, offered: Enquiry = {}): void {
  const answers = [...new FormData(form)].filter(([name, answer]) => answer || name in offered);
  kept = { ...kept, ...Object.fromEntries(answers) };
}

/** Fills them into empty fields; a newer value wins: the address's service, or what was typed before hydration. */
export function fillIn(form: HTMLFormElement): void {
  for (const [name, answer] of Object.entries(kept)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && !field.value) field.value = answer;
  }
}

/** Of a form that was left while it was sent in vain; the next may be here already. */
export function returnAnswers(form: HTMLFormElement): void {
  keepAnswers(form);
  for (const next of document.forms) {
    fillIn(next);
    next.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Of forms that were never hydrated. */
export function keepTyped(part: Element): void {
  for (const form of part.querySelectorAll('form')) keepAnswers(form);
}

export function forgetAnswers(): void {
  kept = {};
}
