import { type RaRecord, useDataProvider } from 'react-admin';
import { useState } from 'react';
import { type ContentType, publicationSwitch } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { useConfirm } from '../ui/use-confirm';
import { lostLinks, withdrawal } from './publication/use-ask-to-withdraw';

/**
 * Asks before a change gives up a value of which its field warns (`askBefore`), or switches off what links lead to.
 * @returns the function that asks or continues at once, the dialog, and whether it is open or about to be
 */
export function useAskBefore(schema: ContentType) {
  const dataProvider = useDataProvider();
  const [ask, question, isOpen] = useConfirm();
  const [isLooking, setLooking] = useState(false);
  const askBefore = async (
    stored: RaRecord | undefined,
    changed: FormValues,
    goOn: () => void,
  ): Promise<void> => {
    if (isLooking) return;
    const [words] = Object.entries(schema.fields).flatMap(([column, field]) => {
      const before = String(stored?.[column]);
      const isKept = !(column in changed) || String(changed[column]) === before;
      return (!isKept && field.kind === 'select' && field.askBefore?.[before]) || [];
    });
    if (words) return ask({ ...words, confirm: 'Change', goOn });
    const published = publicationSwitch(schema) ?? '';
    if (!stored?.[published] || changed[published] !== false) return goOn();
    setLooking(true);
    const links = await lostLinks(dataProvider, schema, [stored]);
    setLooking(false);
    if (links) ask(withdrawal(schema, 1, links, goOn));
    else goOn();
  };
  return [askBefore, question, isOpen || isLooking] as const;
}
