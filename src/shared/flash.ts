/** A message for the next page: the admin saves a post, the public page says so. Survives one document navigation in the same tab. */
export interface Flash {
  kind: 'success' | 'error';
  title: string;
  description: string;
}

const KEY = 'flash';

/** With storage blocked or full the message is lost and nothing else: what it tells of has happened already. */
export function setFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(flash));
  } catch {
    return;
  }
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
