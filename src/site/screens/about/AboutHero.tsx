import { PageHero } from '../../components/PageHero';
import { aboutHero } from '../../content/about';
import picture from '../../pictures/about-hero.webp?role=wide';
import styles from './AboutHero.module.css';

export function AboutHero() {
  return (
    <div className={styles.belowStats}>
      <PageHero title={aboutHero.title} intro={aboutHero.lead} picture={picture} layout="panel" />
    </div>
  );
}
