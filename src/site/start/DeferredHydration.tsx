import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

/** React hears no click inside before the part is hydrated, so the button that was pressed last is pressed again then. */
export function DeferredHydration({ id, children }: { id: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const lastClick = useRef<MouseEvent>(undefined);
  const forget = useRef<() => void>(undefined);
  const isHydrated = useRef(false);

  useEffect(() => {
    // Reached by navigation, the part comes with its code, and its effects run before this one.
    if (isHydrated.current) return undefined;
    const listening = new AbortController();
    // On the window: React stops what is clicked in a part that it has not hydrated, at its own root.
    const listen = (type: 'click' | 'pointerdown', act: (event: MouseEvent) => void) =>
      window.addEventListener(type, act, { capture: true, signal: listening.signal });
    listen('click', (click) => {
      const button = buttonAt(click);
      if (!part.current?.contains(button)) return;
      // The browser has said what is missing, and the visitor is not done.
      lastClick.current = button?.form?.matches(':invalid') ? undefined : click;
    });
    // Whoever presses it again is answered then, and once.
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
    // Where the code was here, React hydrates the part because of the click, and answers it itself.
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

/** A copy of what the page shows of a part whose code is still on its way when the address changes: React drops it then. */
function KeptHtml({ id }: { id: string }) {
  const [copy] = useState(() => document.getElementById(id)?.cloneNode(true));
  return <div data-kept="" ref={(place) => place?.append(...(copy?.childNodes ?? []))} />;
}

/** After the part in its boundary: the part's effects have run by then, its listeners are there. */
function OnHydrated({ act }: { act: () => void }) {
  const there = useEffectEvent(act);
  useEffect(() => there(), []);
  return null;
}
