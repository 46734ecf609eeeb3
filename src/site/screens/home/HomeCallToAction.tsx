import { Phone } from 'lucide-react';
import { company, telHref } from '../../../shared/company';
import { ButtonLink } from '../../components/ButtonLink';
import { CallToAction } from '../../components/CallToAction';
import { homeCallToAction } from '../../content/home';

export function HomeCallToAction() {
  return (
    <CallToAction {...homeCallToAction}>
      <ButtonLink href="/contact" variant="accent">
        Get a Free Quote
      </ButtonLink>
      <ButtonLink href={telHref(company.phone)} variant="onDark">
        <Phone aria-hidden="true" size={20} />
        {company.phone}
      </ButtonLink>
    </CallToAction>
  );
}
