import { Card } from '../../components/Card';
import { Picture } from '../../components/Picture';
import { Section } from '../../components/Section';
import team from '../../../shared/content/published/team';
import { teamIntro } from '../../content/about';
import { contentPicture } from '../../pictures/content-picture';
import hannah from '../../pictures/team-1.webp?role=portrait';
import daniel from '../../pictures/team-2.webp?role=portrait';
import margaret from '../../pictures/team-3.webp?role=portrait';
import styles from './Team.module.css';

/** The site's own, by their address. */
const PORTRAITS: Readonly<Record<string, PictureSource>> = {
  '/pictures/team-1.webp': hannah,
  '/pictures/team-2.webp': daniel,
  '/pictures/team-3.webp': margaret,
};

export function Team() {
  if (team.length === 0) return null;
  return (
    <Section title={teamIntro.title} intro={teamIntro.lead} id="team">
      <ul className="grid-3">
        {team.map(({ name, role, bio, picture }) => (
          <Card
            as="li"
            key={name}
            picture={
              picture && (
                <Picture
                  source={contentPicture(picture, PORTRAITS, 'portrait')}
                  alt={picture.alt}
                  sizes="(width >= 48rem) 24rem, 100vw"
                  className={styles.portrait}
                />
              )
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
