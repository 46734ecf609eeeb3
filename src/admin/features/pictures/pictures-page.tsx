import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import type { RouteObject } from 'react-router-dom';
import type { BarSource } from '../../crud/resource';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const PicturesPage = lazyWithRetry(async () => (await import('./PicturesPage')).PicturesPage);

/** The library as a page of its own. */
export const picturesPage: RouteObject = { path: 'pictures', element: <PicturesPage /> };

/** Its way in the bar, for those who see every picture. */
export const picturesInBar: BarSource = {
  table: 'pictures',
  words: { singular: 'picture', plural: 'pictures' },
  roles: ['owner', 'editor'],
  icon: PhotoLibrary,
  bar: { group: 'Content' },
};
