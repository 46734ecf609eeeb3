import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { AskFirst } from '../../fields/publication/ScheduleButton';
import { type Finding, seriousFindings } from '../../preview/checks/finding';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const FindingsDialog = lazyWithRetry(() => import('./FindingsDialog'));

interface Asked {
  findings: readonly Finding[];
  goOn: () => void;
}

/** Asks before publishing with findings; once for the same findings. */
export function AskBeforePublishing({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const known = useRef(new Set<string>());
  const askFirst = useCallback((goOn: () => void) => {
    const findings = seriousFindings
      .get()()
      .filter(({ key }) => !known.current.has(key));
    if (findings.length === 0) return goOn();
    for (const { key } of findings) known.current.add(key);
    setAsked({ findings, goOn });
  }, []);
  const close = () => setAsked(undefined);
  return (
    <AskFirst value={askFirst}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <FindingsDialog
            findings={asked.findings}
            onClose={close}
            onPublish={() => {
              close();
              asked.goOn();
            }}
          />
        </Suspense>
      )}
    </AskFirst>
  );
}
