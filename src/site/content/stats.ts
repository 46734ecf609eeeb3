import { policies } from '../../shared/content/policies';

export interface Stat {
  value: string;
  label: string;
}

const satisfaction = `${policies.satisfactionPercent}%`;
const years = '5+';
const customers = '500+';

/** The three claims of the home hero (docs/specification.md, 9). */
export const heroStats: readonly Stat[] = [
  { value: satisfaction, label: 'Satisfaction guarantee' },
  { value: years, label: 'Years' },
  { value: customers, label: 'Happy customers' },
];

/** The figures of the about screen (docs/specification.md, 9). */
export const aboutStats: readonly Stat[] = [
  { value: years, label: 'Years experience' },
  { value: customers, label: 'Happy clients' },
  { value: '10k+', label: 'Cleaning hours' },
  { value: satisfaction, label: 'Satisfaction' },
];
