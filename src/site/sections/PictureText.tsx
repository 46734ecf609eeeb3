import type { pictureText } from '../../content-types/sections/picture-text';
import type { SectionProps } from '../../schema/define-section';
import { ArticleText } from '../../shared/article/ArticleText';
import { Section } from '../components/Section';
import { SectionPicture } from './SectionPicture';

/** Words beside a picture. */
export default function PictureText(props: SectionProps<typeof pictureText>) {
  const { title, html, image, image_alt, side, tone } = props;
  return (
    <Section
      title={title}
      tone={tone}
      asideAt={side === 'left' ? 'start' : 'end'}
      aside={
        image && (
          <SectionPicture src={image} alt={image_alt} sizes="(width >= 64rem) 36rem, 100vw" />
        )
      }
    >
      <ArticleText article={{ html, headings: [] }} />
    </Section>
  );
}
