import { useContent } from '../../../shared/content/use-content';
import { CallBar } from '../../components/CallBar';
import { CallToAction } from '../../components/CallToAction';
import { PageHero } from '../../components/PageHero';
import { aboutCallToAction, aboutHero, teamIntro } from '../../content/about';
import TeamBand from '../../sections/TeamBand';
import picture from '../../pictures/about-hero.webp?role=wide';
import { OurStory } from './OurStory';
import { OurValues } from './OurValues';
import { Promises } from './Promises';
import { StatsBand } from './StatsBand';

/** Who we are first, then the figures and the other sections (docs/specification.md, 2, "About", leaves their order open). */
export default function AboutScreen() {
  return (
    <>
      <PageHero {...useContent(aboutHero)} picture={picture} layout="panel" />
      <CallBar>
        <StatsBand />
        <OurStory />
        <OurValues />
        <Promises />
        <TeamBand title={teamIntro.title} intro={teamIntro.lead} />
      </CallBar>
      <CallToAction {...useContent(aboutCallToAction)} />
    </>
  );
}
