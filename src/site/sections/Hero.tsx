import type { hero } from '../../content-types/sections/hero';
import type { SectionProps } from '../../schema/define-section';
import { ButtonLink } from '../components/ButtonLink';
import { PageHero } from '../components/PageHero';
import { contentPicture } from '../pictures/content-picture';

/** The top of a page. */
export default function Hero(props: SectionProps<typeof hero>) {
  const { title, intro, image, label, href, second_label, second_href } = props;
  const picture = image ? contentPicture({ src: image, alt: '' }, {}, 'photo') : undefined;
  const buttons = [
    { label, href },
    { label: second_label, href: second_href },
  ].filter((button) => button.label && button.href);
  return (
    <PageHero title={title} intro={intro} picture={picture} layout={picture ? 'panel' : 'calm'}>
      {buttons.length > 0 &&
        buttons.map((button, index) => (
          <ButtonLink
            key={button.label}
            href={button.href}
            variant={index === 0 ? 'accent' : 'outline'}
          >
            {button.label}
          </ButtonLink>
        ))}
    </PageHero>
  );
}
