import { useSyncExternalStore } from 'react';
import { subscribeToContent, type Content } from './content-store';

/** Content as it is now: hydration begins with what the build wrote, and a change draws who reads it anew. */
export function useContent<Value>({ get, getBuilt }: Content<Value>): Value {
  return useSyncExternalStore(subscribeToContent, get, getBuilt);
}
