/** What a browser says about the visitor's connection (Network Information API; nothing in Firefox and Safari). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor wants, or the network allows, no more than what is asked for. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as { connection?: Connection }).connection ?? {};
  return (
    saveData === true ||
    effectiveType.endsWith('2g') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
