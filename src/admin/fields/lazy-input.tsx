import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyWithRetry } from '../ui/lazy-with-retry';

export type LazyInput<Props> = ComponentType<Props> & {
  /** Fetches the code before the render, which retries a failure. */
  preload: () => void;
};

/**
 * A lazy input in a Suspense boundary of its own. Only lazy ones have one: React hydrates boundaries apart, and a
 * rerender meanwhile hydrates the form again (1.1 s for eight fields on a phone; docs/decisions/005).
 * @param fallback shown while it loads
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
