import type { beforeAfter } from '../../content-types/sections/pictures';
import type { SectionProps } from '../../schema/define-section';
import { Section } from '../components/Section';
import { Captioned } from './Gallery';
import { ContentPhoto } from '../components/ContentPhoto';

export default function BeforeAfter(props: SectionProps<typeof beforeAfter>) {
  const { title, before, before_alt, after, after_alt, caption, tone } = props;
  const sizes = '(width >= 40rem) 36rem, 100vw';
  return (
    <Section title={title} tone={tone}>
      <Captioned caption={caption}>
        <div className="grid-2">
          <Captioned caption="Before">
            <ContentPhoto src={before} alt={before_alt} sizes={sizes} />
          </Captioned>
          <Captioned caption="After">
            <ContentPhoto src={after} alt={after_alt} sizes={sizes} />
          </Captioned>
        </div>
      </Captioned>
    </Section>
  );
}
