import { derivedContent } from '../../shared/content/content-store';
import policies from '../../shared/content/published/policies';

export interface Stat {
  value: string;
  label: string;
}

const years = '5+';
const customers = '500+';

/** The three claims of the home hero (docs/specification.md, 9). */
export const heroStats = derivedContent([policies], ({ satisfactionPercent }): readonly Stat[] => [
  { value: `${satisfactionPercent}%`, label: 'Satisfaction guarantee' },
  { value: years, label: 'Years' },
  { value: customers, label: 'Happy customers' },
]);
