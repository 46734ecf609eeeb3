import { type ReactNode, use, useCallback, useState } from 'react';
import { useIsWritten } from '../../data/start-rows';
import { AskFirst } from '../../fields/publication/ScheduleButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import type { AdminResource } from '../resource';

const FirstQuestion = lazyWithRetry(
  async () => (await import('./FirstQuestion')).FirstQuestion,
  null,
);

interface Props {
  /** Left out, nothing is asked. */
  schema?: AdminResource;
  children: ReactNode;
}

/** Around a create form: asks before the first record that is written takes the place of all that the site shows. */
export function AskBeforeFirst({ schema, children }: Props) {
  return schema?.startRows && !schema.singleton ? (
    <Asking schema={schema}>{children}</Asking>
  ) : (
    children
  );
}

function Asking({ schema, children }: Required<Props>) {
  const isFirst = useIsWritten(schema) === false;
  const askOutside = use(AskFirst);
  const [goOn, setGoOn] = useState<() => void>();
  const ask = useCallback(
    (wanted: () => void) => (isFirst ? setGoOn(() => wanted) : askOutside(wanted)),
    [isFirst, askOutside],
  );
  const close = () => setGoOn(undefined);
  return (
    <AskFirst value={ask}>
      {children}
      {goOn && (
        <FirstQuestion
          schema={schema}
          onClose={close}
          onSave={() => {
            close();
            askOutside(goOn);
          }}
        />
      )}
    </AskFirst>
  );
}
