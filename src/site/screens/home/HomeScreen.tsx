import { lazyScreen } from '../../lazy-screen';
import { LatePart } from '../../start/LatePart';
import { whenNear } from '../../when-near';
import { HomeHero } from './HomeHero';

const SECTIONS_ID = 'home-sections';

const sections = lazyScreen(
  () => import('./HomeSections'),
  () => whenNear(SECTIONS_ID),
);

/** The home screen: the hero at once; the code of the six sections below it when the visitor comes near them. */
export default function HomeScreen() {
  return (
    <>
      <HomeHero />
      <LatePart id={SECTIONS_ID}>
        <sections.Screen />
      </LatePart>
    </>
  );
}

/** Fetches the sections' code unless the page already shows them, prerendered. */
export async function loadSections(): Promise<void> {
  const arePrerendered = typeof document === 'object' && document.getElementById(SECTIONS_ID);
  if (!arePrerendered) await sections.load();
}
