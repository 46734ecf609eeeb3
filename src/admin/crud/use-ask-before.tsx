import type { RaRecord } from 'react-admin';
import { type ContentType, publicationSwitch } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { useConfirm } from '../ui/use-confirm';
import { useAskToWithdraw } from './publication/use-ask-to-withdraw';

/**
 * Asks before a change gives up a value of which its field warns (`askBefore`), or switches off what links lead to.
 * @returns the function that asks or continues at once, the dialogs, and whether one is open or about to be
 */
export function useAskBefore(schema: ContentType) {
  const [ask, question, isOpen] = useConfirm();
  const [askToWithdraw, withdrawal, isLooking, isWithdrawing] = useAskToWithdraw(schema);
  const askBefore = (stored: RaRecord | undefined, changed: FormValues, goOn: () => void) => {
    if (isLooking) return;
    const [words] = Object.entries(schema.fields).flatMap(([column, field]) => {
      const before = String(stored?.[column]);
      const isKept = !(column in changed) || String(changed[column]) === before;
      return (!isKept && field.kind === 'select' && field.askBefore?.[before]) || [];
    });
    if (words) return ask({ ...words, confirm: 'Change', goOn });
    const published = publicationSwitch(schema) ?? '';
    if (stored?.[published] && changed[published] === false) void askToWithdraw([stored], goOn);
    else goOn();
  };
  const questions = (
    <>
      {question}
      {withdrawal}
    </>
  );
  return [askBefore, questions, isOpen || isLooking || isWithdrawing] as const;
}
