import type { ReadablePage } from '../../data/readable-page';
import { useDocumentHead } from '../../layout/use-document-head';
import { hydrateWhenVisible, type DeferredComponent } from '../../start/hydrate-when-visible';
import { lazyWithPreload, type LazyComponent } from '../../start/lazy-with-preload';
import { usePage } from './use-page';

/** Sections with which a page may begin; hydrated at once. */
const tops = {
  hero: lazyWithPreload(() => import('../../sections/Hero')),
  cover: lazyWithPreload(() => import('../../sections/Cover')),
};

/** Hydrates its top at once, the other sections when they are near the viewport. */
export default function ProgressivePageScreen({ path }: { path: string }) {
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
 * Tabs are hydrated with the top of a page: a replayed press would change the address later, when the visitor may have
 * left.
 */
export function tabsOf({ sections }: ReadablePage) {
  return sections.filter(({ type }) => type === 'serviceTabs');
}

/** Loads what a page hydrates at once; returns the module of its top. */
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

const belowByPath = new Map<string, DeferredComponent<BelowProps>>();

const fetchSections = () => import('../../sections/Sections');

/** The sections below the top; all sections where the first is not a top. */
export function belowTop(path: string): DeferredComponent<BelowProps> {
  const below =
    belowByPath.get(path) ??
    hydrateWhenVisible(`below-${path}`, async () => (await fetchSections()).frameOf(path));
  belowByPath.set(path, below);
  return below;
}

/** Before an update: React would empty what is not hydrated. */
async function loadAll(path: string, next?: ReadablePage) {
  await belowTop(path).loadNow();
  await (await fetchSections()).loadPartsNow(path, next);
  if (next) await loadTop(next);
}
