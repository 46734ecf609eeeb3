import { useEffect } from 'react';
import { showApp } from './start-app';

/** For what a page is known by: once it is drawn, the application takes the place of what the build has written. */
export function useShowApp(): void {
  useEffect(() => showApp(), []);
}
