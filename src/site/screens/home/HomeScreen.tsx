import { knownPage } from '../../data/known-page';
import { useDocumentHead } from '../../layout/useDocumentHead';
import { lazyPart } from '../../lazy';
import Cover from '../../sections/Cover';
import { usePage } from '../page/usePage';

/** What is below the cover; all of the page where it has none. */
export const sections = lazyPart('home-sections', async () => {
  const module = await import('../../sections/Sections');
  await module.loadSections(knownPage('/')?.sections ?? []);
  return module;
});

/** The home page: its cover at once; the code of the other sections when the visitor comes near. */
export default function HomeScreen() {
  const { page } = usePage('/', sections.loadNow);
  useDocumentHead(page, '/');
  if (!page) return null;
  const [first] = page.sections;
  const cover = first?.type === 'cover' ? first : undefined;
  return (
    <>
      {cover && <Cover key={cover.id} {...cover.values} />}
      <sections.Screen page={page} belowFirst={cover !== undefined} />
    </>
  );
}
