import { company } from '../../shared/company';
import type { PageHead } from './page-head';

/** The title as tabs and search results show it. */
export function documentTitle({ title }: Pick<PageHead, 'title'>): string {
  return `${title} | ${company.get().name}`;
}
