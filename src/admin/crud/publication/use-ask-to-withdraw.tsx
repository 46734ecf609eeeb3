import { type DataProvider, type RaRecord, useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { ContentType } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { PlaceholderText } from '../../data/PlaceholderText';
import type { Asked } from '../../ui/ConfirmDialog';
import { useConfirm } from '../../ui/use-confirm';
import { isPublic } from './publication-rules';

/**
 * Names the links to records that visitors are about to lose, and asks.
 * @returns the function that asks or continues at once, the dialog, and whether links are being looked for
 */
export function useAskToWithdraw(schema: ContentType) {
  const dataProvider = useDataProvider();
  const [ask, question] = useConfirm();
  const [isLooking, setLooking] = useState(false);
  const askToWithdraw = async (records: readonly RaRecord[], goOn: () => void) => {
    if (isLooking) return;
    setLooking(true);
    const links = await lostLinks(dataProvider, schema, records);
    setLooking(false);
    if (links) ask(withdrawal(schema, records.length, links, goOn));
    else goOn();
  };
  return [askToWithdraw, question, isLooking] as const;
}

export const withdrawal = (
  schema: ContentType,
  count: number,
  links: string,
  goOn: () => void,
): Asked => ({
  title: phrases.question(schema, 'Withdraw', count),
  content: <PlaceholderText text={links} />,
  confirm: 'Withdraw',
  goOn,
});

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
