import { Section, type BandTone } from '../components/Section';
import type { SectionHeaderProps } from '../components/SectionHeader';
import team from '../../shared/content/published/team';
import { useContent } from '../../shared/content/use-content';
import { TeamCard } from './TeamCard';

/** The people of the team, under the about page's heading or a page's own. */
export default function TeamBand(band: SectionHeaderProps & { tone?: BandTone }) {
  const members = useContent(team);
  if (members.length === 0) return null;
  return (
    <Section {...band} id="team">
      <ul className="grid-3">
        {members.map((member) => (
          <TeamCard key={member.name} member={member} />
        ))}
      </ul>
    </Section>
  );
}
