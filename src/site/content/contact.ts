import { company } from '../../shared/company';
import { policies } from './policies';

export const contactHero = {
  title: 'Talk to someone who knows the answer',
  lead: `Ring, write or fill in the form: you will hear back within ${policies.quoteReplyHours} hours, from a person in ${company.locality} and with a price you can rely on.`,
};

export const formIntro = {
  title: 'Ask for a free quote',
  lead: 'Free, without obligation, and answered by someone who will see it through.',
};

export type SocialNetwork = 'Facebook' | 'Instagram' | 'LinkedIn';

/** Networks whose icons are shown without an address, because the spec's icons link nowhere (section 2). */
export const socialNetworks: readonly SocialNetwork[] = ['Facebook', 'Instagram', 'LinkedIn'];

export const contactFaq = {
  title: 'Before you ask',
  callPrompt: 'Rather hear it from a person? Ring us on',
};

export const whereWeAre = {
  title: 'Where we are',
  text: 'Our office and stores. Please ring before you come: we are usually out cleaning.',
  link: 'Open in OpenStreetMap',
};

export const socialNote = 'Our pages there are on their way.';

export const reachUs = {
  title: 'Reach us directly',
  lead: 'The telephone is quickest. Outside opening hours, leave a message and we ring back.',
};
