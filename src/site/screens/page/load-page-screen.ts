import { shownPage } from '../../data/known-page';

/** The screen of pages with the sections of the one that came with the document; without one, with what says so. */
export async function loadPageScreen() {
  const screen = await import('./PageScreen');
  const page = shownPage();
  if (page) {
    const { loadSections } = await import('../../sections/Sections');
    await Promise.all([screen.sections.load(), loadSections(page.sections)]);
  }
  if (!page) await screen.noPage.load();
  return screen;
}
