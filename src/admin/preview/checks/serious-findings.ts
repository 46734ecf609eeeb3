import { createStore } from '../../ui/create-store';
import type { Finding } from './finding';

/** Looks, at this moment, for what is serious and nobody has put aside; nothing where no preview is shown. */
export const seriousFindings = createStore<() => readonly Finding[]>(() => []);
