import { CallBar } from '../../components/CallBar';
import { CallToAction } from '../../components/CallToAction';
import { homeCallToAction } from '../../content/home';
import { CustomerTestimonials } from './CustomerTestimonials';
import { HomeContact } from './HomeContact';
import { HowItWorks } from './HowItWorks';
import { ServicesGrid } from './ServicesGrid';
import { WhyChooseUs } from './WhyChooseUs';

/** The sections below the hero, in their order (docs/specification.md, 2). */
export default function HomeSections() {
  return (
    <>
      <CallBar>
        <ServicesGrid />
        <WhyChooseUs />
        <HowItWorks />
        <CustomerTestimonials />
      </CallBar>
      <CallToAction {...homeCallToAction} />
      <HomeContact />
    </>
  );
}
