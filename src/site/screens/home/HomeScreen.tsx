import { latePart } from '../../start/late-part';
import { HomeHero } from './HomeHero';
import { AfterHeading } from '../../start/AfterHeading';

/** The six sections below the hero. */
export const sections = latePart('home-sections', () => import('./HomeSections'));

/** The home screen: the hero at once; the code of what is below it when the visitor comes near. */
export default function HomeScreen() {
  return (
    <>
      <HomeHero />
      <AfterHeading>
        <sections.Screen />
      </AfterHeading>
    </>
  );
}
