import { leadsSomewhere, linkCell } from './cells';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => (await import('./file/Input')).FileFieldInput);
export const Cell = linkCell(leadsSomewhere);
