import { CallToAction } from '../../components/CallToAction';
import { aboutCallToAction } from '../../content/about';
import { AboutHero } from './AboutHero';
import { OurStory } from './OurStory';
import { OurValues } from './OurValues';
import { Promises } from './Promises';
import { StatsBand } from './StatsBand';
import { Team } from './Team';

/** Figures first, then hero and the other sections (spec, section 2, "About"). */
export default function AboutScreen() {
  return (
    <>
      <StatsBand />
      <AboutHero />
      <OurStory />
      <OurValues />
      <Promises />
      <Team />
      <CallToAction {...aboutCallToAction} />
    </>
  );
}
