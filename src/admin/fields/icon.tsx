import { lazyInput } from './lazy-input';

export const Input = lazyInput(() => import('./icon/Input'));
export { IconCell as Cell } from './icon/Cell';
