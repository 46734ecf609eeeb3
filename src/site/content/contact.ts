import type { Company, SocialNetwork } from '../../shared/content/site-content';
import { andList } from '../../shared/text';

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

/** Names the networks where the company has no page yet; nothing when there is none. */
export function socialNote(pages: readonly SocialPage[]): string {
  const awaited = pages.filter(({ address }) => !address).map(({ network }) => network);
  return awaited.length > 0 ? `Coming soon: our pages on ${andList(awaited)}.` : '';
}
