import { ButtonLink } from '../../components/ButtonLink';
import { CallBar } from '../../components/CallBar';
import { CallToAction } from '../../components/CallToAction';
import { FaqSection } from '../../components/FaqSection';
import { PageHero } from '../../components/PageHero';
import serviceFaqs from '../../../shared/content/published/service-faqs';
import { useContent } from '../../../shared/content/use-content';
import {
  pricing,
  servicesCallToAction,
  servicesFaq,
  servicesHero,
} from '../../content/services-page';
import Prices from '../../sections/Prices';
import picture from '../../pictures/services-hero.webp?role=wide';
import { ServiceTabs } from './ServiceTabs';

export default function ServicesScreen() {
  return (
    <>
      <PageHero title={servicesHero.title} intro={servicesHero.lead} picture={picture}>
        <ButtonLink href={servicesHero.action.href}>{servicesHero.action.label}</ButtonLink>
      </PageHero>
      <CallBar>
        <ServiceTabs />
        <Prices title={pricing.title} intro={pricing.lead} tone="cream" />
        <FaqSection {...servicesFaq} faqs={useContent(serviceFaqs)} />
      </CallBar>
      <CallToAction {...useContent(servicesCallToAction)} />
    </>
  );
}
