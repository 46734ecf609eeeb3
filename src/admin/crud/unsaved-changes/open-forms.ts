interface OpenForm {
  /** Writes pending changes at once. */
  flush: () => void;
  /** Resets to the saved values. */
  discard: () => void;
  /** The same, but what is stored stays for its owner. */
  leave: () => void;
}

export const openForms = new Set<OpenForm>();
