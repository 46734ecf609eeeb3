import { useSyncExternalStore } from 'react';
import { subscribeToContent, type Content } from './content-store';

/** The current value; the built one during hydration. */
export function useContent<Value>({ get, getBuilt }: Content<Value>): Value {
  return useSyncExternalStore(subscribeToContent, get, getBuilt);
}
