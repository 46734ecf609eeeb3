import type { company } from '../../content-types/company';
import type { Readable } from '../../schema/readable';

/** Networks with an icon, by column of `company`. */
const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const;

export type SocialNetwork = (typeof NETWORKS)[keyof typeof NETWORKS];

export interface SocialPage {
  network: SocialNetwork;
  /** '' until the company has a page: an icon without a link (docs/specification.md, 2). */
  address: string;
}

export function socialPages(
  own: Pick<Readable<typeof company>, keyof typeof NETWORKS>,
): SocialPage[] {
  return Object.entries(NETWORKS).map(([column, network]) => ({
    network,
    address: own[column as keyof typeof NETWORKS],
  }));
}
