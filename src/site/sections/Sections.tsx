import { PageHero } from '../components/PageHero';
import type { ReadablePage } from '../data/page-of-sections';
import { callReach, hasCallReach, hasHeadline, sectionComponent } from './components';

export { loadSections } from './components';

interface SectionsProps {
  page: ReadablePage;
  /** The first one stands there already. */
  belowFirst?: boolean;
}

/** The sections of a page, from top to bottom; one that does not begin with a headline of its own gets its title. */
export default function Sections({ page: { title, sections }, belowFirst }: SectionsProps) {
  const shown = sections.map(({ id, type, values }) => {
    const { Screen } = sectionComponent(type);
    return <Screen key={id} {...values} />;
  });
  if (!hasHeadline(sections)) {
    return (
      <>
        <PageHero title={title} />
        {shown}
      </>
    );
  }
  const top = belowFirst ? null : shown[0];
  if (!hasCallReach(sections)) return [top, ...shown.slice(1)];
  // Never over what asks for the next step itself.
  const asking = sections.findIndex(
    ({ type }) => type === 'callToAction' || type === 'enquiryForm',
  );
  const end = asking < 0 ? sections.length : asking;
  return (
    <>
      {top}
      <callReach.Screen>{shown.slice(1, end)}</callReach.Screen>
      {shown.slice(end)}
    </>
  );
}
