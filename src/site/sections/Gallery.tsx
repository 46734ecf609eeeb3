import type { ReactNode } from 'react';
import type { gallery } from '../../content-types/sections/pictures';
import type { SectionProps } from '../../schema/define-section';
import { Section } from '../components/Section';
import styles from './Gallery.module.css';
import { ContentPhoto } from '../components/ContentPhoto';

export default function Gallery({ pictures, ...band }: SectionProps<typeof gallery>) {
  return (
    <Section {...band}>
      <ul className="grid">
        {pictures.map(({ image, image_alt, caption }, index) => (
          <li key={index}>
            <Captioned caption={caption}>
              <ContentPhoto src={image} alt={image_alt} />
            </Captioned>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
