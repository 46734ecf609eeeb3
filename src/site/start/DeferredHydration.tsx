import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

/** Replays the last click after hydration, before which React handles none inside. */
export function DeferredHydration({ id, children }: { id: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const lastClick = useRef<MouseEvent>(undefined);
  const forget = useRef<() => void>(undefined);
  const isHydrated = useRef(false);

  useEffect(() => {
    // After a navigation the part is rendered with its code, and its effects run first.
    if (isHydrated.current) return undefined;
    const listening = new AbortController();
    // On the window: React stops the propagation of clicks in dehydrated parts at its root.
    const listen = (type: 'click' | 'pointerdown', act: (event: MouseEvent) => void) =>
      window.addEventListener(type, act, { capture: true, signal: listening.signal });
    listen('click', (click) => {
      const button = buttonAt(click);
      if (!part.current?.contains(button)) return;
      // Native validation refused the form.
      lastClick.current = button?.form?.matches(':invalid') ? undefined : click;
    });
    // Prevents a second handling of a repeated press.
    listen('pointerdown', (press) => {
      if (lastClick.current && buttonAt(press) === buttonAt(lastClick.current))
        lastClick.current = undefined;
    });
    forget.current = () => listening.abort();
    return forget.current;
  }, []);

  function press() {
    isHydrated.current = true;
    forget.current?.();
    const click = lastClick.current;
    // If the code is loaded, React hydrates the part for the click, and handles it.
    if (click?.eventPhase === Event.NONE) buttonAt(click)?.click();
  }

  return (
    <div id={id} ref={part}>
      <Suspense fallback={<KeptHtml id={id} />}>
        {children}
        <OnHydrated act={press} />
      </Suspense>
    </div>
  );
}

const buttonAt = ({ target }: MouseEvent) => (target as Element).closest('button');

/** A copy of the part's HTML, which React drops when the address changes before the code has loaded. */
function KeptHtml({ id }: { id: string }) {
  const [copy] = useState(() => document.getElementById(id)?.cloneNode(true));
  return <div data-kept="" ref={(place) => place?.append(...(copy?.childNodes ?? []))} />;
}

/** After the part in its boundary, so its effects have run. */
function OnHydrated({ act }: { act: () => void }) {
  const there = useEffectEvent(act);
  useEffect(() => there(), []);
  return null;
}
