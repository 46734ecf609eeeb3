import { CallBar } from '../../components/CallBar';
import { CallToAction } from '../../components/CallToAction';
import {
  homeCallToAction,
  homeContact,
  homeServices,
  homeTestimonials,
  howItWorks,
} from '../../content/home';
import Steps from '../../sections/Steps';
import { CustomerTestimonials } from './CustomerTestimonials';
import { HomeContact } from './HomeContact';
import { ServicesGrid } from './ServicesGrid';
import { WhyChooseUs } from './WhyChooseUs';

/** The sections below the hero, in their order (docs/specification.md, 2). */
export default function HomeSections() {
  return (
    <>
      <CallBar>
        <ServicesGrid {...homeServices} />
        <WhyChooseUs />
        <Steps {...howItWorks} tone="navy" />
        <CustomerTestimonials {...homeTestimonials} tone="cream" />
      </CallBar>
      <CallToAction {...homeCallToAction} />
      <HomeContact {...homeContact} />
    </>
  );
}
