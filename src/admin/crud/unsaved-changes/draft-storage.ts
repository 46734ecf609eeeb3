import { parseDraft, type Draft } from './parse-draft';

export function draftKey({ name, id }: Pick<Draft, 'name' | 'id'>): string {
  return `draft:${name}:${id}`;
}

/** The drafts of a form, newest first; those older than thirty days and what is no draft are thrown away. */
export function listDrafts(name: string, now = Date.now()): Draft[] {
  return tolerant([], () => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`draft:${name}:`));
    const drafts: Draft[] = [];
    for (const key of keys) {
      const draft = parseDraft(localStorage.getItem(key), now);
      if (draft && draftKey(draft) === key) drafts.push(draft);
      else localStorage.removeItem(key);
    }
    return drafts.sort((a, b) => b.savedAt - a.savedAt);
  });
}

/** Says whether the draft could be kept: a full or blocked storage keeps nothing. */
export function writeDraft(draft: Draft): boolean {
  return tolerant(false, () => {
    localStorage.setItem(draftKey(draft), JSON.stringify(draft));
    return true;
  });
}

export function removeDraft(draft: Pick<Draft, 'name' | 'id'>): void {
  tolerant(undefined, () => localStorage.removeItem(draftKey(draft)));
}

/** Storage throws when it is full, switched off or blocked; a draft is a courtesy, the form works without. */
function tolerant<Result>(otherwise: Result, action: () => Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
