import { thousands } from '../../../shared/thousands';

/** "1 enquiry", "1,200 enquiries". */
export const countOf = (count: number) =>
  `${thousands(count)} ${count === 1 ? 'enquiry' : 'enquiries'}`;
