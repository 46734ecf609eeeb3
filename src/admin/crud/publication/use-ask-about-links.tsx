import { type ReactNode, Suspense, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { isPublic } from './publication-rules';

const InboundLinksDialog = lazyWithRetry(() => import('./InboundLinksDialog'));

interface Asked {
  titles: readonly string[];
  count: number;
  goOn: () => void;
}

/**
 * Names the links to records that visitors are about to lose, and asks.
 * @returns the function that asks or continues at once, and the dialog
 */
export function useAskAboutLinks(
  schema: ContentType,
  action: 'Delete' | 'Withdraw',
): [ask: (records: readonly RaRecord[], goOn: () => void) => Promise<void>, question: ReactNode] {
  const dataProvider = useDataProvider();
  const [asked, setAsked] = useState<Asked>();
  const ask = async (records: readonly RaRecord[], goOn: () => void) => {
    const lost = lostToVisitors(schema, records);
    if (!schema.publicPath || lost.length === 0) return goOn();
    // A failed request does not block.
    const titles = await import('../../data/inbound-links')
      .then(({ inboundLinks }) => inboundLinks(dataProvider, schema, lost))
      .catch(() => []);
    if (titles.length > 0) setAsked({ titles, goOn, count: records.length });
    else goOn();
  };
  const close = () => setAsked(undefined);
  return [
    ask,
    asked && (
      <Suspense fallback={null}>
        <InboundLinksDialog
          {...{ schema, action, ...asked }}
          onConfirm={() => {
            close();
            asked.goOn();
          }}
          onClose={close}
        />
      </Suspense>
    ),
  ];
}

/** Records that are public now and will not be. */
export function lostToVisitors(schema: ContentType, records: readonly RaRecord[]): RaRecord[] {
  return records.filter((record) => isPublic(schema, record));
}
