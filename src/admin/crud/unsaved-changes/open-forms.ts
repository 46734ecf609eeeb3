import type { UnsavedChanges } from './parse-changes';
import { ownChanges, removeFromDevice } from './stored-changes';

interface OpenForm {
  isUnsaved: () => boolean;
  /** Writes pending changes at once. */
  flush: () => void;
  /** Resets to the saved values; what is stored stays. */
  discard: () => void;
}

export const openForms = new Set<OpenForm>();

/** For a navigation that nobody has asked for. */
export const isAnythingUnsaved = () => [...openForms].some(({ isUnsaved }) => isUnsaved());

/** All unsaved changes of the current user on this device. */
export function everythingUnsaved(): UnsavedChanges[] {
  openForms.forEach(({ flush }) => flush());
  return ownChanges();
}

/** Removes those of a person who has signed out from this device, also from open forms, but not from the server. */
export function discardAll(person: string | undefined): void {
  openForms.forEach(({ discard }) => discard());
  ownChanges(undefined, person).forEach(removeFromDevice);
}
