import { PageHero } from '../../components/PageHero';
import { contactHero } from '../../content/contact';
import { lazyPart } from '../../lazy';
import picture from '../../pictures/contact.webp?role=wide';
import { ReachUs } from './ReachUs';

/** The code of what stands below the forms comes when the visitor comes near it. */
export const belowForms = lazyPart('below-forms', () => import('./BelowForms'));

export default function ContactScreen() {
  return (
    <>
      <PageHero title={contactHero.title} intro={contactHero.lead} picture={picture} />
      <ReachUs />
      <belowForms.Screen />
    </>
  );
}
