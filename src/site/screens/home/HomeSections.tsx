import { CallBar } from '../../components/CallBar';
import { CallToAction } from '../../components/CallToAction';
import {
  homeCallToAction,
  homeContact,
  homeServices,
  homeTestimonials,
  howItWorks,
} from '../../content/home';
import EnquiryFormBand from '../../sections/EnquiryFormBand';
import Services from '../../sections/Services';
import Steps from '../../sections/Steps';
import Testimonials from '../../sections/Testimonials';
import { WhyChooseUs } from './WhyChooseUs';

/** The sections below the hero, in their order (docs/specification.md, 2). */
export default function HomeSections() {
  return (
    <>
      <CallBar>
        <Services {...homeServices} />
        <WhyChooseUs />
        <Steps {...howItWorks} tone="navy" />
        <Testimonials {...homeTestimonials} tone="cream" />
      </CallBar>
      <CallToAction {...homeCallToAction} />
      <EnquiryFormBand {...homeContact} />
    </>
  );
}
