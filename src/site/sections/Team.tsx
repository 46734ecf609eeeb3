import team from 'virtual:content/team_members';
import type { teamMembers } from '../../content-types/team-members';
import type { Readable } from '../../schema/readable';
import { useContent } from '../../shared/content/use-content';
import { Card } from '../components/Card';
import { Picture } from '../components/Picture';
import { Section, type BandProps } from '../components/Section';
import type { Repeatable } from './components';
import styles from './Team.module.css';

export default function Team({ isRepeated, ...band }: BandProps & Repeatable) {
  const members = useContent(team);
  if (members.length === 0) return null;
  return (
    <Section {...band} id={isRepeated ? undefined : 'team'}>
      <ul className="grid-3">
        {members.map((member, index) => (
          <TeamCard key={index} member={member} />
        ))}
      </ul>
    </Section>
  );
}

export function TeamCard({ member }: { member: Readable<typeof teamMembers> }) {
  const { name, role, bio, image } = member;
  const portrait = image && (
    <Picture
      picture={image}
      shape="portrait"
      alt={image.alt}
      sizes="(width >= 48rem) 24rem, 100vw"
      className={styles.portrait}
    />
  );
  return (
    <Card as="li" picture={portrait}>
      <h3>{name}</h3>
      <p className={styles.role}>{role}</p>
      <p className="muted">{bio}</p>
    </Card>
  );
}
