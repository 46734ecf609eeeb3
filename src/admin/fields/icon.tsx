import { lazyInput } from './lazy-input';

export const Input = lazyInput(async () => (await import('./icon/Input')).IconInput);
export { IconCell as Cell } from './icon/Cell';
