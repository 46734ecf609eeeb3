import { lazyPart } from '../../lazy';
import { HomeHero } from './HomeHero';

/** The six sections below the hero. */
export const sections = lazyPart('home-sections', () => import('./HomeSections'));

/** The home screen: the hero at once; the code of what is below it when the visitor comes near. */
export default function HomeScreen() {
  return (
    <>
      <HomeHero />
      <sections.Screen />
    </>
  );
}
