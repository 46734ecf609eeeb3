import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ContentType } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import type { RecordText } from '../../../schema/record-texts';
import { whenIdle } from '../../ui/use-idle';
import { EDIT } from '../preview-attributes';
import { seriousFindings, type Finding, type PageFinding } from './finding';
import { linkFindings, useKnownLinks } from './link-checks';
import { PAGE_CHECKS } from './page-checks';
import { recordFindings, toFindings } from './to-findings';
import { useAcceptedFindings } from './use-accepted-findings';

/** Nobody is told about half a word. */
const OURS_AFTER_MS = 700;
/** axe is half a megabyte, and looks at every element. */
const AXE_AFTER_MS = 1500;
/** Between two checks, where the browser does not say when it is idle. */
const PAUSE_MS = 50;

interface Checked {
  schema: ContentType;
  row: FormValues;
  texts: () => readonly RecordText[];
  /** How wide the page is shown. */
  device: string;
}

/** What to look at before readers do, found while nobody types. */
export function useChecks(page: Document | undefined, { schema, row, texts, device }: Checked) {
  const accepted = useAcceptedFindings(schema);
  const [ours, setOurs] = useState<readonly Finding[]>([]);
  const [axes, setAxes] = useState<readonly Finding[]>([]);
  const [hrefs, setHrefs] = useState<readonly string[]>([]);
  const links = useKnownLinks(hrefs);
  const linksKey = links && `${links.paths.length} ${[...links.moved.keys()].join()}`;

  const look = useEffectEvent((root: Element, found: readonly PageFinding[]) => {
    const own = texts();
    const all = [...found, ...(links ? linkFindings(root, links) : [])];
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
    // What was begun and not wanted any more, or code that did not arrive: nobody is kept from writing.
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
      ({ key, isSerious }) => isSerious && !Object.hasOwn(accepted.reasons, key),
    );
  });
  useEffect(() => {
    const before = seriousFindings.get();
    seriousFindings.set(() => serious());
    return () => seriousFindings.set(before);
  }, []);

  // The same as long as nothing is found: it is drawn beside what somebody types.
  return useMemo(() => {
    const { reasons, putAside, bringBack } = accepted;
    const all = [...ours, ...axes];
    return {
      open: all.filter(({ key }) => !Object.hasOwn(reasons, key)),
      aside: all.flatMap((one) => {
        const accepted = reasons[one.key];
        return accepted ? { ...one, ...accepted } : [];
      }),
      putAside,
      bringBack,
    };
  }, [ours, axes, accepted]);
}

/** Settles after a time; rejects when something has changed meanwhile. */
function quiet(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
