import { Section } from '../../components/Section';
import team from '../../../shared/content/published/team';
import { teamIntro } from '../../content/about';
import { TeamCard } from './TeamCard';

export function Team() {
  if (team.length === 0) return null;
  return (
    <Section title={teamIntro.title} intro={teamIntro.lead} id="team">
      <ul className="grid-3">
        {team.map((member) => (
          <TeamCard key={member.name} member={member} />
        ))}
      </ul>
    </Section>
  );
}
