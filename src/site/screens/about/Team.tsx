import { Card } from '../../components/Card';
import { Picture } from '../../components/Picture';
import { Section } from '../../components/Section';
import { teamIntro } from '../../content/about';
import { team, type TeamMember } from '../../content/team';
import hannah from '../../pictures/team-1.webp?role=portrait';
import daniel from '../../pictures/team-2.webp?role=portrait';
import margaret from '../../pictures/team-3.webp?role=portrait';
import styles from './Team.module.css';

const PORTRAITS: Record<TeamMember['image'], PictureSource> = {
  'team-1': hannah,
  'team-2': daniel,
  'team-3': margaret,
};

export function Team() {
  return (
    <Section title={teamIntro.title} intro={teamIntro.lead}>
      <ul className="grid-3">
        {team.map(({ name, role, bio, image, imageAlt }) => (
          <Card
            as="li"
            key={name}
            picture={
              <Picture
                source={PORTRAITS[image]}
                alt={imageAlt}
                sizes="(width >= 48rem) 24rem, 100vw"
                className={styles.portrait}
              />
            }
          >
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className="muted">{bio}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
