import { useContent } from '../../../shared/content/use-content';
import { CallBar } from '../../components/CallBar';
import { CallToAction } from '../../components/CallToAction';
import {
  homeCallToAction,
  homeContact,
  homeServices,
  homeTestimonials,
  howItWorks,
  whyChooseUs,
} from '../../content/home';
import EnquiryFormBand from '../../sections/EnquiryFormBand';
import Services from '../../sections/Services';
import Steps from '../../sections/Steps';
import Testimonials from '../../sections/Testimonials';
import { Picture } from '../../components/Picture';
import { Section } from '../../components/Section';
import picture from '../../pictures/why-choose-us.webp?role=photo';
import { ReasonList } from '../../sections/Reasons';
import styles from './WhyChooseUs.module.css';

/** The sections below the hero, in their order (docs/specification.md, 2). */
export default function HomeSections() {
  return (
    <>
      <CallBar>
        <Services {...useContent(homeServices)} />
        <WhyChooseUs />
        <Steps {...useContent(howItWorks)} tone="navy" />
        <Testimonials {...homeTestimonials} tone="cream" />
      </CallBar>
      <CallToAction {...useContent(homeCallToAction)} />
      <EnquiryFormBand {...useContent(homeContact)} />
    </>
  );
}

function WhyChooseUs() {
  const { eyebrow, title, pictureAlt, reasons } = useContent(whyChooseUs);
  const clipboard = (
    <Picture
      source={picture}
      alt={pictureAlt}
      sizes="(width >= 64rem) 56rem, 100vw"
      className={styles.picture}
    />
  );
  return (
    <Section eyebrow={eyebrow} title={title} tone="mist" aside={clipboard} asideAt="start">
      <ReasonList reasons={reasons} />
    </Section>
  );
}
