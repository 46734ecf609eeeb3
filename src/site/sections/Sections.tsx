import { PageHero } from '../components/PageHero';
import type { ReadablePage } from '../data/page-of-sections';
import { sectionComponent } from './components';

export { loadSections } from './components';

/** The sections of a page, from top to bottom; one that does not begin with a headline of its own gets its title. */
export default function Sections({ page: { title, sections } }: { page: ReadablePage }) {
  return (
    <>
      {sections[0]?.type !== 'hero' && <PageHero title={title} />}
      {sections.map(({ id, type, values }) => {
        const { Screen } = sectionComponent(type);
        return <Screen key={id} {...values} />;
      })}
    </>
  );
}
