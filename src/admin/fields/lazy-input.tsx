import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyWithRetry } from '../ui/lazy-with-retry';

export type LazyInput<Props> = ComponentType<Props> & {
  /** Fetches its code before it is shown; what cannot be fetched is asked for again then. */
  preload: () => void;
};

/**
 * An input whose code is fetched when a form has its field. Not every field has a boundary: React hydrates what is in one
 * apart, and starts the whole form again where that is rendered again meanwhile (1.1 s for eight fields on a phone;
 * docs/decisions/005).
 * @param fallback stands in its place until it is here
 */
export function lazyInput<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): LazyInput<Props> {
  const Input = lazyWithRetry(load);
  const InBoundary = (props: Props) => (
    <Suspense fallback={fallback}>
      <Input {...props} />
    </Suspense>
  );
  return Object.assign(InBoundary, { preload: () => void load().catch(() => undefined) });
}
