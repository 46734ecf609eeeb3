import { Picture } from '../../components/Picture';
import { story } from '../../content/about';
import picture from '../../pictures/about-story.webp?role=photo';
import styles from './OurStory.module.css';

export function OurStory() {
  return (
    <section aria-labelledby="our-story" className={styles.section}>
      <div className="container split">
        <div className="stack">
          <h2 id="our-story">{story.title}</h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture
          source={picture}
          alt={story.imageAlt}
          sizes="(width >= 48rem) 36rem, 100vw"
          className={styles.picture}
        />
      </div>
    </section>
  );
}
