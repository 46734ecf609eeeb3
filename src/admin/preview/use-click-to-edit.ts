import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findContentType } from '../../content-types/registry';
import type { RecordText } from '../../schema/record-texts';
import type { Fill } from '../../shared/content/placeholders';
import { caretBlock } from '../editor/caret';
import { fieldAt, openField } from '../fields/open-field';
import { useStoreValue } from '../ui/create-store';
import { markTexts } from './mark-texts';
import { roveTabIndex, listenToPreview } from './preview-events';
import { placeOfText } from './place-of-text';
import { highlightField } from './highlight-field';
import { EDIT, ELSEWHERE, WHOLE } from './preview-attributes';
import { useTextsElsewhere } from './use-texts-elsewhere';

interface Previewed {
  texts: () => readonly RecordText[];
  fill: Fill;
  isWhole: boolean;
  onEdit?: () => void;
  onLeave?: () => void;
}

/** Connects the preview's texts with fields: a click opens the field, a focused field is highlighted. */
export function useClickToEdit(page: Document | undefined, previewed: Previewed): void {
  const { texts, fill, isWhole, onEdit, onLeave } = previewed;
  const [isUsed, setUsed] = useState(false);
  const elsewhere = useTextsElsewhere(fill, isUsed);
  const block = useStoreValue(caretBlock);
  const updateLabel = useRef<() => void>(undefined);
  const [{ size }, setSearch] = useSearchParams();

  const follow = useEffectEvent(() => {
    const field = document.activeElement ? fieldAt(document.activeElement) : undefined;
    if (page) highlightField(page, field, block);
  });
  const mark = useEffectEvent(() => {
    const root = page?.getElementById('root');
    if (!page || !root) return;
    markTexts(root, texts(), elsewhere);
    roveTabIndex(page);
    updateLabel.current?.();
    follow();
  });
  const nameOf = useEffectEvent((element: Element) => {
    const href = element.getAttribute(ELSEWHERE);
    if (href === null) {
      return texts().find(({ path }) => path === element.getAttribute(EDIT))?.place ?? '';
    }
    const type = findContentType(/^\/admin\/(\w+)/.exec(href)?.[1] ?? '');
    return `Edit ${type?.words.plural ?? ''} (opens a new tab)`;
  });
  const open = useEffectEvent((element: Element, blockAt: number | undefined) => {
    const href = element.getAttribute(ELSEWHERE);
    if (href !== null) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    onEdit?.();
    void openField(element.getAttribute(EDIT) ?? '', blockAt);
  });
  const leave = useEffectEvent(() => onLeave?.());

  useEffect(() => {
    const root = page?.getElementById('root');
    if (!page || !root) return;
    let waiting: number | undefined;
    const observer = new MutationObserver(() => {
      window.clearTimeout(waiting);
      waiting = window.setTimeout(mark, REST_MS);
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    const events = listenToPreview(page, { mark, nameOf, open, leave });
    updateLabel.current = events.updateLabel;
    const use = () => setUsed(true);
    for (const sign of ['pointerover', 'focusin']) page.addEventListener(sign, use, { once: true });
    document.addEventListener('focusin', follow);
    return () => {
      window.clearTimeout(waiting);
      observer.disconnect();
      events.stop();
      document.removeEventListener('focusin', follow);
    };
  }, [page]);
  useEffect(() => mark(), [page, elsewhere]);
  useEffect(() => follow(), [block]);
  useEffect(() => {
    page?.documentElement.toggleAttribute(WHOLE, isWhole);
  }, [page, isWhole]);

  // Opened by the staff bar's Edit link, or another record's preview.
  const openAsked = useEffectEvent(() =>
    setSearch(
      (asked) => {
        const text = asked.get('text');
        const field = asked.get('field');
        if (field !== null) void openField(field);
        const place = text === null ? undefined : placeOfText(text, texts());
        if (place) void openField(place.path, place.block);
        asked.delete('field');
        asked.delete('text');
        return asked;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (page && size > 0) openAsked();
  }, [page, size]);
}

/** Debounce; a click updates the annotations at once. */
const REST_MS = 400;
