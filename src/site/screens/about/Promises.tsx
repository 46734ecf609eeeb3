import { useContent } from '../../../shared/content/use-content';
import { Section } from '../../components/Section';
import { promises } from '../../content/about';
import { StatList } from '../../components/StatList';

export function Promises() {
  const { title, stats } = useContent(promises);
  return (
    <Section title={title} tone="navy">
      <StatList stats={stats} />
    </Section>
  );
}
