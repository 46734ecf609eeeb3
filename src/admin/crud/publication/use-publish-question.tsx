import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { Finding } from '../../preview/checks/finding';
import { seriousFindings } from '../../preview/checks/finding';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const PublishQuestion = lazyWithRetry(
  async () => (await import('./PublishQuestion')).PublishQuestion,
);

interface Asked {
  findings: readonly Finding[];
  goOn: () => void;
}

/**
 * Asks before something is published that readers could not use; about the same findings once.
 * @returns what publishes after the question, and the question
 */
export function usePublishQuestion(): [askFirst: (goOn: () => void) => void, question: ReactNode] {
  const [asked, setAsked] = useState<Asked>();
  const known = useRef(new Set<string>());
  const askFirst = (goOn: () => void) => {
    const findings = seriousFindings
      .get()()
      .filter(({ key }) => !known.current.has(key));
    if (findings.length === 0) return goOn();
    for (const { key } of findings) known.current.add(key);
    setAsked({ findings, goOn });
  };
  const close = () => setAsked(undefined);
  const question = asked && (
    <Suspense fallback={null}>
      <PublishQuestion
        findings={asked.findings}
        onClose={close}
        onPublish={() => {
          close();
          asked.goOn();
        }}
      />
    </Suspense>
  );
  return [askFirst, question];
}
