/** The application's scripts of a built page. */
export function appFiles(page: Document): string[] {
  return JSON.parse(page.getElementById('app-files')?.textContent ?? '[]') as string[];
}
