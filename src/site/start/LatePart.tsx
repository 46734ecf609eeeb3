import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { WhenReady } from './WhenReady';

interface LatePartProps {
  id: string;
  children: ReactNode;
}

/**
 * A part of the page that stays plain HTML until its code is here. React hears no click inside it before, so the
 * button that was pressed last is pressed again then.
 */
export function LatePart({ id, children }: LatePartProps) {
  const part = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const forget = useRef<() => void>(undefined);
  const isReady = useRef(false);

  useEffect(() => {
    // Reached by navigation, the part comes with its code, and its effects run before this one.
    if (isReady.current) return undefined;
    const remember = ({ target }: MouseEvent) => {
      const button = (target as Element).closest('button');
      if (!part.current?.contains(button)) return;
      // The browser has said what is missing, and the visitor is not done.
      pressed.current = button?.form?.matches(':invalid') ? null : button;
    };
    // On the window: React stops what is clicked in a part that it has not taken over, at its own root.
    window.addEventListener('click', remember, true);
    forget.current = () => window.removeEventListener('click', remember, true);
    return forget.current;
  }, []);

  function press() {
    isReady.current = true;
    forget.current?.();
    pressed.current?.click();
  }

  return (
    <div id={id} ref={part}>
      <Suspense fallback={null}>
        <WhenReady onReady={press}>{children}</WhenReady>
      </Suspense>
    </div>
  );
}
