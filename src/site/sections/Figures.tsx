import type { figures } from '../../content-types/sections/figures';
import type { SectionProps } from '../../schema/define-section';
import { Section } from '../components/Section';
import { StatList } from '../components/StatList';

/** Large figures with their labels. */
export default function Figures({ figures: all, ...band }: SectionProps<typeof figures>) {
  return (
    <Section {...band}>
      <StatList stats={all} />
    </Section>
  );
}
