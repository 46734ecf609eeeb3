import type { UnsavedChanges } from './parse-changes';
import { ownChanges, removeFromDevice } from './stored-changes';

interface OpenForm {
  /** Keeps at once what is typed. */
  flush: () => void;
  /** Goes back to what is saved. */
  discard: () => void;
}

const openForms = new Set<OpenForm>();

/** Lets a form take part; returns how to leave. */
export function onDiscardAll(form: OpenForm): () => void {
  openForms.add(form);
  return () => openForms.delete(form);
}

/** What whoever is here has typed on this device and not saved, up to now. */
export function everythingUnsaved(): UnsavedChanges[] {
  openForms.forEach(({ flush }) => flush());
  return ownChanges();
}

/** Removes it from this device, open forms included; copies on the server stay with whoever typed them. */
export function discardAll(): void {
  openForms.forEach(({ discard }) => discard());
  ownChanges().forEach(removeFromDevice);
}
