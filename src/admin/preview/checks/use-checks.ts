import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ContentType } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import type { RecordText } from '../../../schema/record-texts';
import { whenIdle } from '../../../shared/when-idle';
import { EDIT } from '../preview-attributes';
import { seriousFindings, type Finding, type PageFinding } from './finding';
import { linkFindings, useLinkTargets } from './link-checks';
import { PAGE_CHECKS } from './page-checks';
import { recordFindings } from './record-checks';
import { toFindings } from './to-findings';
import { useDismissedFindings } from './use-dismissed-findings';

/** Debounce. */
const OURS_AFTER_MS = 700;
/** axe has 0.5 MB, and visits every element. */
const AXE_AFTER_MS = 1500;
/** Pause between checks in Safari, which lacks idle callbacks. */
const PAUSE_MS = 50;

interface Checked {
  schema: ContentType;
  row: FormValues;
  texts: () => readonly RecordText[];
  device: string;
}

/** Findings of the preview, computed when idle. */
export function useChecks(page: Document | undefined, { schema, row, texts, device }: Checked) {
  const dismissed = useDismissedFindings(schema);
  const [ours, setOurs] = useState<readonly Finding[]>([]);
  const [axes, setAxes] = useState<readonly Finding[]>([]);
  const [hrefs, setHrefs] = useState<readonly string[]>([]);
  const links = useLinkTargets(hrefs);
  const linksKey =
    links &&
    JSON.stringify([
      links.paths.length,
      [...links.moved.keys()],
      links.pages.map(({ unseen }) => unseen?.words),
    ]);

  const look = useEffectEvent((root: Element, found: readonly PageFinding[]) => {
    const own = texts();
    const all = [...found, ...(links ? linkFindings(root, links, schema.publicPath?.(row)) : [])];
    return [...toFindings(all, own), ...recordFindings(schema, row, own)];
  });
  const keepLinks = useEffectEvent((root: Element) => {
    const now = [...root.querySelectorAll('a[href^="/"]')]
      .filter((link) => link.closest(`[${EDIT}]`) ?? link.querySelector(`[${EDIT}]`))
      .map((link) => link.getAttribute('href') ?? '');
    if (now.join() !== hrefs.join()) setHrefs(now);
  });
  const toOwn = useEffectEvent((found: readonly PageFinding[]) => toFindings(found, texts()));

  useEffect(() => {
    const root = page?.getElementById('root');
    if (!page || !root) return;
    const typed = new AbortController();
    const { signal } = typed;
    async function check(shown: Document, place: Element) {
      await quiet(OURS_AFTER_MS, signal);
      const found: PageFinding[] = [];
      for (const one of PAGE_CHECKS) {
        await whenIdle(signal, PAUSE_MS);
        found.push(...one(place));
      }
      keepLinks(place);
      setOurs(look(place, found));
      await quiet(AXE_AFTER_MS, signal);
      const { axeFindings } = await import('./axe-checks');
      setAxes(toOwn(await axeFindings(shown, () => whenIdle(signal, PAUSE_MS))));
    }
    // Aborted, or the code failed to load.
    check(page, root).catch(() => undefined);
    return () => typed.abort();
  }, [page, row, device, linksKey]);

  const serious = useEffectEvent(() => {
    const root = page?.getElementById('root');
    const now = root
      ? look(
          root,
          PAGE_CHECKS.flatMap((one) => one(root)),
        )
      : [];
    return [...now, ...axes].filter(
      ({ key, isSerious }) => isSerious && !Object.hasOwn(dismissed.reasons, key),
    );
  });
  useEffect(() => {
    const before = seriousFindings.get();
    seriousFindings.set(() => serious());
    return () => seriousFindings.set(before);
  }, []);

  // Memoised: rendered beside the form.
  return useMemo(() => {
    const { reasons, dismiss, restore } = dismissed;
    const all = [...ours, ...axes];
    return {
      open: all.filter(({ key }) => !Object.hasOwn(reasons, key)),
      dismissed: all.flatMap((one) => {
        const reason = reasons[one.key];
        return reason ? { ...one, ...reason } : [];
      }),
      dismiss,
      restore,
    };
  }, [ours, axes, dismissed]);
}

/** Resolves after a delay; rejects when aborted meanwhile. */
async function quiet(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((wake) => setTimeout(wake, ms));
  signal.throwIfAborted();
}
