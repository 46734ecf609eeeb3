import type { SectionName } from '../../content-types/sections/registry';
import { PageHero } from '../components/PageHero';
import { knownPage } from '../data/page-data';
import type { ReadablePage, ReadableSection } from '../data/readable-page';
import { hydrateWhenVisible, type DeferredComponent } from '../start/hydrate-when-visible';
import {
  callReach,
  fetchSection,
  hasCallReach,
  hasHeadline,
  loadSections,
  sectionComponent,
} from './components';

export { loadSections } from './components';

const ASKING: readonly SectionName[] = ['callToAction', 'enquiryForm', 'quoteForm'];

interface SectionsProps {
  page: ReadablePage;
  /** The first one stands there already, and each of the others is hydrated when the visitor comes near it. */
  belowTop?: boolean;
}

/** The sections of a page, from top to bottom; one that does not begin with a headline of its own gets its title. */
export default function Sections({ page, belowTop }: SectionsProps) {
  const { path, title, sections } = page;
  const shown = sections.map((section) => {
    const { Screen } = belowTop ? partOf(path, section) : sectionComponent(section.type);
    return <Screen key={section.id} {...section.values} />;
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
  if (!hasCallReach(sections)) return [top, ...shown.slice(1)];
  // Never over what asks for the next step itself.
  const asking = sections.findIndex(({ type }) => ASKING.includes(type));
  const end = asking < 0 ? sections.length : asking;
  return (
    <>
      {top}
      <callReach.Screen>{shown.slice(1, end)}</callReach.Screen>
      {shown.slice(end)}
    </>
  );
}

const parts = new Map<string, DeferredComponent<object>>();

/** A section that a built page shows before its code is here. */
function partOf(path: string, { id, type }: ReadableSection): DeferredComponent<object> {
  const name = `${path}#${id}`;
  const key = `${name} ${type}`;
  const part = parts.get(key) ?? hydrateWhenVisible(name, fetchSection(type));
  parts.set(key, part);
  return part;
}

/** The frame of a page whose top stands already, with the code of the sections that the document does not show yet. */
export async function frameOf(path: string) {
  await loadParts(knownPage(path), (part) => part.load());
  return { default: Sections };
}

/** Fetches the code of some sections of a page, also where the document shows them already. */
export function loadNow(path: string, sections: readonly ReadableSection[]): Promise<unknown> {
  return Promise.all(sections.map((section) => partOf(path, section).loadNow()));
}

/** Fetches the code of all sections below the top of a page, as it is shown and as it will be. */
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
  await Promise.all([...below, hasCallReach(sections) && callReach.load()]);
}
