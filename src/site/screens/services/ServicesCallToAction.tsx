import { Phone } from 'lucide-react';
import { company, telHref } from '../../../shared/company';
import { ButtonLink } from '../../components/ButtonLink';
import { CallToAction } from '../../components/CallToAction';
import { servicesCallToAction } from '../../content/services-page';

export function ServicesCallToAction() {
  const { title, lead, action } = servicesCallToAction;
  return (
    <CallToAction title={title} text={lead}>
      <ButtonLink href={action.href} variant="accent">
        {action.label}
      </ButtonLink>
      <ButtonLink href={telHref(company.phone)} variant="onDark">
        <Phone aria-hidden="true" size={20} />
        {company.phone}
      </ButtonLink>
    </CallToAction>
  );
}
