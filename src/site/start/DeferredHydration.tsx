import {
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { sayStartFailed } from '../../shared/start/start-failed';
import { keepTyped } from '../components/enquiry/kept-answers';

interface Props {
  id: string;
  /** Whether the code of the children is here. */
  isLoaded: () => boolean;
  children: ReactNode;
}

/**
 * Replays the last click after hydration, before which React handles none inside. Changes wait for the code: without it
 * React would replace the HTML, with the focus and what is typed.
 */
export function DeferredHydration({ id, isLoaded, children }: Props) {
  const [asBuilt, setAsBuilt] = useState<ReactNode>(children);
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

  // Left before its code is here: its forms have not kept anything themselves.
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element || isHydrated.current) return;
      keepTyped(element);
      sayStartFailed(false);
    };
  }, []);

  const press = useCallback(() => {
    isHydrated.current = true;
    setAsBuilt(undefined);
    forget.current?.();
    const click = lastClick.current;
    // If the code is loaded, React hydrates the part for the click, and handles it.
    if (click?.eventPhase === Event.NONE) buttonAt(click)?.click();
  }, []);

  const shown = isLoaded() ? children : (asBuilt ?? children);
  const boundary = useMemo(
    () => (
      <Suspense fallback={<KeptHtml id={id} />}>
        {shown}
        <OnHydrated act={press} />
      </Suspense>
    ),
    [id, shown, press],
  );
  return (
    <div id={id} ref={part}>
      {boundary}
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
  useEffect(act, [act]);
  return null;
}
