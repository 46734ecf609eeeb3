import type { hero } from '../../content-types/sections/heroes';
import type { SectionProps } from '../../schema/define-section';
import { company, telHref } from '../../shared/company';
import { useContent } from '../../shared/content/use-content';
import { ButtonLink } from '../components/ButtonLink';
import { PageHero } from '../components/PageHero';

export default function Hero(props: SectionProps<typeof hero>) {
  const { title, intro, updated, image, layout, label, href, second_label, second_href, call } =
    props;
  const picture = image ? { src: image } : undefined;
  const { phone } = useContent(company);
  const buttons = [
    { label, href },
    { label: second_label, href: second_href },
  ].filter((button) => button.label && button.href);
  return (
    <PageHero title={title} intro={intro} picture={picture} layout={picture ? layout : 'calm'}>
      {(updated || buttons.length > 0 || call) && (
        <>
          {updated && <p>Last updated {updated}</p>}
          {buttons.map((button, index) => (
            <ButtonLink
              key={index}
              href={button.href}
              variant={index === 0 ? 'primary' : 'outline'}
            >
              {button.label}
            </ButtonLink>
          ))}
          {call && (
            <ButtonLink href={telHref(phone)} variant="outline">
              Call {phone}
            </ButtonLink>
          )}
        </>
      )}
    </PageHero>
  );
}
