import type { company } from '../../content-types/company';
import type { Readable } from '../../schema/readable';
import { andList } from '../../shared/text';

/** The networks that the site has a mark of, by the company's column of its page there. */
const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const;

export type SocialNetwork = (typeof NETWORKS)[keyof typeof NETWORKS];

export interface SocialPage {
  network: SocialNetwork;
  /** Empty until the company has a page there: its sign leads nowhere until then (docs/specification.md, 2). */
  address: string;
}

/** One for each network. */
export function socialPages(
  own: Pick<Readable<typeof company>, keyof typeof NETWORKS>,
): SocialPage[] {
  return Object.entries(NETWORKS).map(([column, network]) => ({
    network,
    address: own[column as keyof typeof NETWORKS],
  }));
}

/** Names the networks where the company has no page yet; nothing when there is none. */
export function socialNote(pages: readonly SocialPage[]): string {
  const awaited = pages.filter(({ address }) => !address).map(({ network }) => network);
  return awaited.length > 0 ? `Coming soon: our pages on ${andList(awaited)}.` : '';
}
