import { Section } from '../../components/Section';
import { promises } from '../../content/about';
import { StatList } from '../../components/StatList';

export function Promises() {
  return (
    <Section title={promises.title} tone="navy">
      <StatList stats={promises.stats} />
    </Section>
  );
}
