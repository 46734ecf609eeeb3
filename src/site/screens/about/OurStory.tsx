import { useContent } from '../../../shared/content/use-content';
import { Picture } from '../../components/Picture';
import { story } from '../../content/about';
import picture from '../../pictures/about-story.webp?role=photo';
import styles from './OurStory.module.css';

export function OurStory() {
  const { title, paragraphs, imageAlt } = useContent(story);
  return (
    <section aria-labelledby="our-story" className={styles.section}>
      <div className="container split">
        <div className="stack">
          <h2 id="our-story">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture
          source={picture}
          alt={imageAlt}
          sizes="(width >= 48rem) 36rem, 100vw"
          className={styles.picture}
        />
      </div>
    </section>
  );
}
