import { ButtonLink } from '../../components/ButtonLink';
import { CallToAction } from '../../components/CallToAction';
import { blogCallToAction } from '../../content/blog';

export function BlogCallToAction() {
  const { title, lead, quote, services } = blogCallToAction;
  return (
    <CallToAction title={title} text={lead}>
      <ButtonLink href={quote.href} variant="accent">
        {quote.label}
      </ButtonLink>
      <ButtonLink href={services.href} variant="onDark">
        {services.label}
      </ButtonLink>
    </CallToAction>
  );
}
