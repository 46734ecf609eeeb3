import { CustomerTestimonials } from './CustomerTestimonials';
import { HomeCallToAction } from './HomeCallToAction';
import { HomeContact } from './HomeContact';
import { HomeHero } from './HomeHero';
import { HowItWorks } from './HowItWorks';
import { ServicesGrid } from './ServicesGrid';
import { WhyChooseUs } from './WhyChooseUs';

/** The seven sections of the home screen in their order (spec, section 2). */
export default function HomeScreen() {
  return (
    <>
      <HomeHero />
      <ServicesGrid />
      <WhyChooseUs />
      <HowItWorks />
      <CustomerTestimonials />
      <HomeCallToAction />
      <HomeContact />
    </>
  );
}
