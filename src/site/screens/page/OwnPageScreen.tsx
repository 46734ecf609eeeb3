import type { ReadablePage } from '../../data/readable-page';
import { useDocumentHead } from '../../layout/useDocumentHead';
import {
  hydrateWhenVisible,
  lazyWithPreload,
  type LazyComponent,
  type DeferredComponent,
} from '../../lazy';
import { usePage } from './usePage';

/** The sections with which a page may begin, and which are hydrated at once. */
const tops = {
  hero: lazyWithPreload(() => import('../../sections/Hero')),
  cover: lazyWithPreload(() => import('../../sections/Cover')),
};

/** One of the site's own pages: its top at once; the code of the other sections when the visitor comes near them. */
export default function OwnPageScreen({ path }: { path: string }) {
  const below = belowTop(path);
  const { page } = usePage(path, loadAll);
  useDocumentHead(page, path);
  if (!page) return null;
  const [first] = page.sections;
  const Top = topOf(page)?.Screen;
  return (
    <>
      {Top && first && <Top key={first.id} {...first.values} />}
      <below.Screen page={page} belowTop={Top !== undefined} />
    </>
  );
}

function topOf({ sections: [first] }: ReadablePage): LazyComponent<object> | undefined {
  return first && (tops as Partial<Record<string, LazyComponent<object>>>)[first.type];
}

/**
 * The sections that are hydrated with the top of a page: tabs, because one that is pressed too early would change the address
 * later, when the visitor may have left.
 */
export function tabsOf({ sections }: ReadablePage) {
  return sections.filter(({ type }) => type === 'serviceTabs');
}

/** Fetches what a page hydrates at once; gives back the module of its top. */
export async function loadTop(page: ReadablePage): Promise<unknown> {
  const [top] = await Promise.all([topOf(page)?.load(), loadTabs(page)]);
  return top;
}

async function loadTabs(page: ReadablePage) {
  const tabs = tabsOf(page);
  if (tabs.length === 0) return;
  await belowTop(page.path).loadNow();
  await (await fetchSections()).loadNow(page.path, tabs);
}

interface BelowProps {
  page: ReadablePage;
  belowTop?: boolean;
}

const parts = new Map<string, DeferredComponent<BelowProps>>();

const fetchSections = () => import('../../sections/Sections');

/** What is below the top of the page at a path; all of it where it begins with something else. */
export function belowTop(path: string): DeferredComponent<BelowProps> {
  const part =
    parts.get(path) ??
    hydrateWhenVisible(`below-${path}`, async () => (await fetchSections()).frameOf(path));
  parts.set(path, part);
  return part;
}

/** Before a change: what is not hydrated by then, React would empty. */
async function loadAll(path: string, next?: ReadablePage) {
  await belowTop(path).loadNow();
  await (await fetchSections()).loadPartsNow(path, next);
  if (next) await loadTop(next);
}
