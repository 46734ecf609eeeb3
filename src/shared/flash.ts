/** A message for the next page: the admin saves a post, the public page says so. Survives one document navigation in the same tab. */
export interface Flash {
  kind: 'success' | 'error';
  title: string;
  description: string;
}

const KEY = 'flash';

export function setFlash(flash: Flash): void {
  sessionStorage.setItem(KEY, JSON.stringify(flash));
}

/** Returns the waiting message and removes it; `undefined` when there is none, it cannot be read, or storage is blocked. */
export function takeFlash(): Flash | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    if (!text) return undefined;
    sessionStorage.removeItem(KEY);
    return JSON.parse(text) as Flash;
  } catch {
    return undefined;
  }
}
