import { useId } from 'react';
import type { pictureText } from '../../content-types/sections/pictures';
import type { SectionProps } from '../../schema/define-section';
import bandStyles from '../components/Section.module.css';
import styles from './PictureText.module.css';
import { ContentPhoto } from '../components/ContentPhoto';
import { SectionText } from './SectionText';

export default function PictureText(props: SectionProps<typeof pictureText>) {
  const { title, html, image, image_alt, side, tone } = props;
  const headingId = useId();
  const picture = image && (
    <ContentPhoto
      src={image}
      alt={image_alt}
      shape="beside"
      sizes="(width >= 48rem) 36rem, 100vw"
    />
  );
  return (
    <section aria-labelledby={headingId} className={`${bandStyles.section} ${bandStyles[tone]}`}>
      <div className="container split">
        {side === 'left' && picture}
        <div className="stack">
          <h2 id={headingId}>{title}</h2>
          <SectionText html={html} className={styles.words} />
        </div>
        {side === 'right' && picture}
      </div>
    </section>
  );
}
