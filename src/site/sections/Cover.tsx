import type { cover } from '../../content-types/sections/heroes';
import type { SectionProps } from '../../schema/define-section';
import { ButtonLink } from '../components/ButtonLink';
import { Picture } from '../components/Picture';
import styles from './Cover.module.css';

/** A headline over a full-screen picture. */
export default function Cover(props: SectionProps<typeof cover>) {
  const { title, swept, intro, label, href, second_label, second_href, figures } = props;
  const { image, image_alt } = props;
  const hasButton = label && href;
  const hasSecond = second_label && second_href;
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.words}`}>
        <h1 className={styles.title}>
          {title} {swept && <span className={styles.swept}>{swept}</span>}
        </h1>
        {intro && <p className={styles.lead}>{intro}</p>}
        {(hasButton || hasSecond) && (
          <div className={styles.actions}>
            {hasButton && (
              <ButtonLink href={href} variant="accent">
                {label}
              </ButtonLink>
            )}
            {hasSecond && (
              <ButtonLink href={second_href} variant="outline">
                {second_label}
              </ButtonLink>
            )}
          </div>
        )}
        {figures.length > 0 && (
          <ul className={styles.stats}>
            {figures.map((figure, index) => (
              <li key={index}>
                <strong>{figure.value}</strong> {figure.label}
              </li>
            ))}
          </ul>
        )}
      </div>
      {image && (
        <Picture
          picture={{ src: image }}
          shape="wide"
          alt={image_alt}
          sizes="(width >= 64rem) 100vw, max(100vw, 27.2rem)"
          priority
          className={styles.picture}
        />
      )}
    </div>
  );
}
