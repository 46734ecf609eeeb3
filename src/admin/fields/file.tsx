import { leadsSomewhere, linkCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(() => import('./file/Input'));
export const Cell = linkCell(leadsSomewhere);
