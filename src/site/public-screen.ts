import { publicTypes } from '../content-types/public-types';
import { publicScreens } from './public-screens';

/** The screen at the address of a content type: fetched with the first of them, so that other pages know none. */
export function fetchPublicScreen(path: string) {
  const type = publicTypes.find(({ list, page }) => path === list || path === page);
  const screens = publicScreens[type?.table ?? ''];
  const fetchScreen = type?.list === path ? screens?.list : screens?.page;
  if (fetchScreen) return fetchScreen();
  throw new Error(
    `The content type "${type?.table}" is public at ${path}, and src/site/public-screens.ts has no screen for it (docs/add-a-screen.md)`,
  );
}
