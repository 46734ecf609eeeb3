import { useContent } from '../../../shared/content/use-content';
import { ButtonLink } from '../../components/ButtonLink';
import { Picture } from '../../components/Picture';
import { homeHero } from '../../content/home-hero';
import { exploreServices, getQuote } from '../../content/links';
import { heroStats } from '../../content/stats';
import hero from '../../pictures/hero.webp?role=wide';
import styles from './HomeHero.module.css';

export function HomeHero() {
  const { title, lead } = useContent(homeHero);
  const [start, swept] = title;
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.words}`}>
        <h1 className={styles.title}>
          {start} <span className={styles.swept}>{swept}</span>
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <ButtonLink href={getQuote.href} variant="accent">
            {getQuote.label}
          </ButtonLink>
          <ButtonLink href={exploreServices.href} variant="outline">
            {exploreServices.label}
          </ButtonLink>
        </div>
        <ul className={styles.stats}>
          {useContent(heroStats).map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> {label}
            </li>
          ))}
        </ul>
      </div>
      <Picture
        source={hero}
        alt="A bright, freshly cleaned living room with a teal sofa, an upright vacuum cleaner, a spray bottle and folded cloths"
        sizes="(width >= 64rem) 100vw, max(100vw, 27.2rem)"
        priority
        className={styles.picture}
      />
    </div>
  );
}
