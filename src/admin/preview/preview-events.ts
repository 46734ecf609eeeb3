import { EDIT, ELSEWHERE, isArticle } from './preview-attributes';

const EDITABLE = `[${EDIT}], [${ELSEWHERE}]`;
/** Tab stops of the page; in the preview, one stop with arrow keys. */
const STOPS = 'a[href], area, button, input, select, textarea, summary, iframe, [tabindex]';

interface Handlers {
  /** Updates the annotations. */
  mark: () => void;
  /** Label of the element's field. */
  nameOf: (element: Element) => string;
  /** @param block index in a rich text */
  open: (element: Element, block: number | undefined) => void;
  leave: () => void;
}

/**
 * Makes texts of a preview open their fields by pointer and keyboard; disables everything else.
 * @returns functions to update the label, and to stop
 */
export function listenToPreview(page: Document, handlers: Handlers) {
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  const label = page.createElement('div');
  label.id = 'name-of-field';
  label.hidden = true;
  label.ariaHidden = 'true';
  page.body.append(label);

  let pointedAt: EventTarget | null = null;

  function showLabel(target: EventTarget | null) {
    pointedAt = target;
    const element = editableAt(target);
    label.hidden = !element;
    if (!element) return;
    label.textContent = handlers.nameOf(element);
    const { top, left, bottom } = element.getBoundingClientRect();
    const height = label.offsetHeight + 4;
    label.style.top = `${top > height ? top - height : bottom + 4}px`;
    label.style.left = `${Math.max(4, Math.min(left, page.documentElement.clientWidth - label.offsetWidth - 4))}px`;
  }

  function open(target: EventTarget | null) {
    handlers.mark();
    const element = editableAt(target);
    if (element) handlers.open(element, blockAt(element, target as Element));
  }

  page.addEventListener(
    'click',
    (event) => {
      // Disables links and buttons, but not the expanding of `details`.
      if (!(event.target as Element).closest('details:not([open]) > summary')) {
        event.preventDefault();
      }
      event.stopPropagation();
      open(event.target);
    },
    options,
  );
  page.addEventListener('submit', (event) => event.preventDefault(), options);
  page.addEventListener('pointerover', ({ target }) => showLabel(target), options);
  page.addEventListener('focusin', ({ target }) => showLabel(target), options);
  page.addEventListener('scroll', () => (label.hidden = true), options);
  page.documentElement.addEventListener('pointerleave', () => (label.hidden = true), options);
  page.addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      // Browser shortcuts, such as Alt and an arrow.
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'Escape') handlers.leave();
      else if (key === 'Enter' || key === ' ') open(event.target);
      else if (!moveFocus(page, key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  return {
    updateLabel: () => pointedAt && showLabel(pointedAt),
    stop() {
      ends.abort();
      label.remove();
    },
  };
}

/** No tab stop: hidden from assistive technology. */
const DECORATIVE = 'img[alt=""]';

const stopsOf = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>(EDITABLE)].filter((one) => !one.matches(DECORATIVE));

/** WAI-ARIA, roving tabindex. */
export function roveTabIndex(page: Document): void {
  const stops = stopsOf(page);
  const focused = stops.find((one) => one === page.activeElement);
  const stop = focused ?? stops.find(isStop) ?? stops[0];
  for (const element of [...page.querySelectorAll<HTMLElement>(STOPS), ...stops]) {
    if (element.matches(DECORATIVE)) element.removeAttribute('tabindex');
    else element.tabIndex = element === stop ? 0 : -1;
  }
}

function moveFocus(page: Document, key: string): boolean {
  const all = stopsOf(page).filter((one) => one.checkVisibility());
  const now = all.findIndex(isStop);
  const last = all.length - 1;
  const places: Record<string, number> = {
    ArrowDown: Math.min(now + 1, last),
    ArrowRight: Math.min(now + 1, last),
    ArrowUp: Math.max(now - 1, 0),
    ArrowLeft: Math.max(now - 1, 0),
    Home: 0,
    End: last,
  };
  const next = all[places[key] ?? -1];
  if (!next) return false;
  all.forEach((element) => (element.tabIndex = element === next ? 0 : -1));
  next.focus();
  return true;
}

/** By attribute: links are tab stops without one. */
function isStop(element: Element): boolean {
  return element.getAttribute('tabindex') === '0';
}

function editableAt(target: EventTarget | null): Element | undefined {
  return (target as Element | null)?.closest?.(EDITABLE) ?? undefined;
}

function blockAt(element: Element, target: Element): number | undefined {
  if (!isArticle(element)) return undefined;
  const index = [...element.children].findIndex((block) => block.contains(target));
  return index < 0 ? undefined : index;
}
