import { company } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';
import type { Company, SocialNetwork } from '../../shared/content/site-content';
import policies from '../../shared/content/published/policies';
import { andList } from '../../shared/name-lists';

export const contactHero = derivedContent(
  [company, policies],
  ({ locality }, { quoteReplyHours }) => ({
    title: 'Talk to someone who knows the answer',
    lead: `Ring, write or fill in the form: you will hear back within ${quoteReplyHours} hours, from a person in ${locality} and with a price you can rely on.`,
  }),
);

export const formIntro = {
  title: 'Ask for a free quote',
  lead: 'Free, without obligation, and answered by someone who will see it through.',
};

const NETWORKS: readonly SocialNetwork[] = ['Facebook', 'Instagram', 'LinkedIn'];

export interface SocialPage {
  network: SocialNetwork;
  /** Empty until the company has a page there: its sign leads nowhere until then (docs/specification.md, 2). */
  address: string;
}

/** One for each network that the site has a mark of. */
export function socialPages({ social }: Company): SocialPage[] {
  return NETWORKS.map((network) => ({ network, address: social[network] }));
}

export const contactFaq = {
  title: 'Before you ask',
  callPrompt: 'Rather hear it from a person? Ring us on',
};

export const whereWeAre = {
  title: 'Where we are',
  text: 'Our office and stores. Please ring before you come: we are usually out cleaning.',
  link: 'Open in OpenStreetMap',
};

/** Names the networks where the company has no page yet; nothing when there is none. */
export function socialNote(pages: readonly SocialPage[]): string {
  const awaited = pages.filter(({ address }) => !address).map(({ network }) => network);
  return awaited.length > 0 ? `Coming soon: our pages on ${andList(awaited)}.` : '';
}

export const reachUs = {
  title: 'Reach us directly',
  lead: 'The telephone is quickest. Outside opening hours, leave a message and we ring back.',
};
