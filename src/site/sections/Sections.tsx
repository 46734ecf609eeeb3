import { PageHero } from '../components/PageHero';
import type { ReadablePage } from '../data/page-of-sections';
import { callReach, hasCallReach, sectionComponent } from './components';

export { loadSections } from './components';

/** The sections of a page, from top to bottom; one that does not begin with a headline of its own gets its title. */
export default function Sections({ page: { title, sections } }: { page: ReadablePage }) {
  const shown = sections.map(({ id, type, values }) => {
    const { Screen } = sectionComponent(type);
    return <Screen key={id} {...values} />;
  });
  if (sections[0]?.type !== 'hero') {
    return (
      <>
        <PageHero title={title} />
        {shown}
      </>
    );
  }
  if (!hasCallReach(sections)) return shown;
  // Never over what asks for the next step itself.
  const asking = sections.findIndex(
    ({ type }) => type === 'callToAction' || type === 'enquiryForm',
  );
  const end = asking < 0 ? sections.length : asking;
  return (
    <>
      {shown[0]}
      <callReach.Screen>{shown.slice(1, end)}</callReach.Screen>
      {shown.slice(end)}
    </>
  );
}
