/** Of supabase-js's session. */
export const isSession = (key: string): boolean => /^sb-.+-auth-token$/.test(key);

/** False where storage is blocked. */
export function holds(storage: 'localStorage' | 'sessionStorage', isIt: (key: string) => boolean) {
  try {
    return Object.keys(window[storage]).some(isIt);
  } catch {
    return false;
  }
}
