/** The scripts that a page of the build names for its application. */
export function appFiles(page: Document): string[] {
  return JSON.parse(page.getElementById('app-files')?.textContent ?? '[]') as string[];
}
