import type { SectionName } from '../../content-types/sections/registry';
import { PageHero } from '../components/PageHero';
import { knownPage } from '../data/page-data';
import type { ReadablePage, ReadableSection } from '../data/readable-page';
import { hydrateWhenVisible, type DeferredComponent } from '../start/hydrate-when-visible';
import {
  stickyCallBar,
  fetchSection,
  hasStickyCallBar,
  hasHeadline,
  isRepeated,
  loadSections,
  sectionComponent,
} from './components';

export { loadSections, sectionComponent } from './components';

const ASKING: readonly SectionName[] = ['callToAction', 'enquiryForm', 'quoteForm'];

interface SectionsProps {
  page: ReadablePage;
  /** The first one is rendered by the caller; others hydrate near the viewport. */
  belowTop?: boolean;
}

/** The sections of a page; renders the title as heading, unless the first section has one. */
export default function Sections({ page, belowTop }: SectionsProps) {
  const { path, title, sections } = page;
  const shown = sections.map((section, index) => {
    const { Screen } = belowTop ? partOf(path, section) : sectionComponent(section.type);
    const props = { ...section.values, isRepeated: isRepeated(sections, index) };
    return <Screen key={section.id} {...props} />;
  });
  if (!hasHeadline(sections)) {
    return (
      <>
        <PageHero title={title} />
        {shown}
      </>
    );
  }
  const top = belowTop ? null : shown[0];
  if (!hasStickyCallBar(sections)) return [top, ...shown.slice(1)];
  // Not over forms and calls to action.
  const asking = sections.findIndex(({ type }) => ASKING.includes(type));
  const end = asking < 0 ? sections.length : asking;
  return (
    <>
      {top}
      <stickyCallBar.Screen>{shown.slice(1, end)}</stickyCallBar.Screen>
      {shown.slice(end)}
    </>
  );
}

const parts = new Map<string, DeferredComponent<object>>();

/** A prerendered section, hydrated later. */
function partOf(path: string, { id, type }: ReadableSection): DeferredComponent<object> {
  const name = `${path}#${id}`;
  const key = `${name} ${type}`;
  const part = parts.get(key) ?? hydrateWhenVisible(name, fetchSection(type));
  parts.set(key, part);
  return part;
}

/** Sections below the top; loads those that are not in the HTML. */
export async function frameOf(path: string) {
  await loadParts(knownPage(path), (part) => part.load());
  return { default: Sections };
}

/** Loads sections, even if they are in the HTML. */
export function loadNow(path: string, sections: readonly ReadableSection[]): Promise<unknown> {
  return Promise.all(sections.map((section) => partOf(path, section).loadNow()));
}

/** Loads all sections below the top, of the cached and the next version. */
export function loadPartsNow(path: string, next?: ReadablePage): Promise<unknown> {
  const pages = [knownPage(path), next];
  return Promise.all(pages.map((page) => loadParts(page, (part) => part.loadNow())));
}

async function loadParts(
  page: ReadablePage | undefined,
  load: (part: DeferredComponent<object>) => Promise<unknown>,
) {
  const { path = '', sections = [] } = page ?? {};
  const below = hasHeadline(sections)
    ? sections.slice(1).map((section) => load(partOf(path, section)))
    : [loadSections(sections)];
  await Promise.all([...below, hasStickyCallBar(sections) && stickyCallBar.load()]);
}
