import type { RaRecord } from 'react-admin';
import { type ContentType, publicationColumn, publicationSwitch } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { AS_DRAFT } from '../../schema/kinds/publication';
import { useConfirm } from '../ui/use-confirm';
import { isPublic } from './publication/publication-rules';
import { useAskToWithdraw } from './publication/use-ask-to-withdraw';

/**
 * Asks before a change gives up a value of which its field warns (`askBefore`), or withdraws what links lead to.
 * @returns the function that asks or continues at once, the dialogs, whether links are being looked for, and whether a
 * dialog is open
 */
export function useAskBefore(schema: ContentType) {
  const [ask, question, isOpen] = useConfirm();
  const [askToWithdraw, withdrawal, isLooking, isWithdrawing] = useAskToWithdraw(schema);
  const isWithdrawn = (values: FormValues) =>
    values[publicationSwitch(schema) ?? ''] === false ||
    values[publicationColumn(schema) ?? ''] === AS_DRAFT;
  const askBefore = (stored: RaRecord | undefined, changed: FormValues, goOn: () => void) => {
    if (isLooking) return;
    const [words] = Object.entries(schema.fields).flatMap(([column, field]) => {
      const before = String(stored?.[column]);
      const isKept = !(column in changed) || String(changed[column]) === before;
      return (!isKept && field.kind === 'select' && field.askBefore?.[before]) || [];
    });
    if (words) return ask({ ...words, confirm: 'Change', goOn });
    if (stored && isPublic(schema, stored) && isWithdrawn(changed))
      void askToWithdraw([stored], goOn);
    else goOn();
  };
  const questions = (
    <>
      {question}
      {withdrawal}
    </>
  );
  return [askBefore, questions, isLooking, isOpen || isWithdrawing] as const;
}
