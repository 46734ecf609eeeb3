import { type DataProvider, type RaRecord, useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { ContentType } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { PlaceholderText } from '../../data/PlaceholderText';
import { useConfirm } from '../../ui/use-confirm';
import { isPublic } from './publication-rules';

/**
 * Names the links to records that visitors are about to lose, and asks.
 * @returns the function that asks or continues at once, the dialog, whether links are being looked for, and whether the
 * dialog is open
 */
export function useAskToWithdraw(schema: ContentType) {
  const dataProvider = useDataProvider();
  const [ask, question, isOpen] = useConfirm();
  const [isLooking, setLooking] = useState(false);
  const askToWithdraw = async (records: readonly RaRecord[], goOn: () => void) => {
    if (isLooking) return;
    setLooking(true);
    const links = await lostLinks(dataProvider, schema, records);
    setLooking(false);
    if (!links) return goOn();
    ask({
      title: phrases.question(schema, 'Withdraw', records.length),
      content: <PlaceholderText text={links} />,
      confirm: 'Withdraw',
      goOn,
    });
  };
  return [askToWithdraw, question, isLooking, isOpen] as const;
}

/** A sentence about links to those of the records that are public; empty without any. */
export async function lostLinks(
  dataProvider: DataProvider,
  schema: ContentType,
  records: readonly RaRecord[],
): Promise<string> {
  const lost = records.filter((record) => isPublic(schema, record));
  if (!schema.publicPath || lost.length === 0) return '';
  // A failed request does not block.
  const titles = await import('../../data/inbound-links')
    .then(({ inboundLinks }) => inboundLinks(dataProvider, schema, lost))
    .catch(() => []);
  return titles.length > 0 ? phrases.linksLead(titles) : '';
}
