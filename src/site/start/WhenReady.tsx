import { useEffect, useEffectEvent, type ReactNode } from 'react';

interface WhenReadyProps {
  /** Called once React has taken over the children: their effects have run, their listeners are there. */
  onReady?: () => void;
  children: ReactNode;
}

/** Stands inside the layout's Suspense boundary, because React takes over what is in a boundary after what is around it. */
export function WhenReady({ onReady, children }: WhenReadyProps) {
  const ready = useEffectEvent(() => onReady?.());
  useEffect(() => ready(), []);
  return children;
}
