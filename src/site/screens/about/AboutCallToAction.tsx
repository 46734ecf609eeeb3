import { ButtonLink } from '../../components/ButtonLink';
import { CallToAction } from '../../components/CallToAction';
import { aboutCallToAction } from '../../content/about';

export function AboutCallToAction() {
  const { title, lead, primary, secondary } = aboutCallToAction;
  return (
    <CallToAction title={title} text={lead}>
      <ButtonLink href={primary.href} variant="accent">
        {primary.label}
      </ButtonLink>
      <ButtonLink href={secondary.href} variant="onDark">
        {secondary.label}
      </ButtonLink>
    </CallToAction>
  );
}
