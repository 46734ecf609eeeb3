import { type RaRecord, useDataProvider, useNotify } from 'react-admin';
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
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [ask, question, isOpen] = useConfirm();
  const [askToWithdraw, withdrawal, isLooking, isWithdrawing] = useAskToWithdraw(schema);
  const isWithdrawn = (values: FormValues) =>
    values[publicationSwitch(schema) ?? ''] === false ||
    values[publicationColumn(schema) ?? ''] === AS_DRAFT;
  const isLast = async (filter: FormValues) => {
    const counted = { filter, pagination: { page: 1, perPage: 1 } };
    // A failed request does not block.
    const none = () => ({ total: 0 });
    return (await dataProvider.getList(schema.table, counted).catch(none)).total === 1;
  };
  const askBefore = async (stored: RaRecord | undefined, changed: FormValues, goOn: () => void) => {
    if (isLooking) return;
    const [given] = Object.entries(schema.fields).flatMap(([column, field]) => {
      const before = String(stored?.[column]);
      const isKept = !(column in changed) || String(changed[column]) === before;
      const words = !isKept && field.kind === 'select' && field.askBefore?.[before];
      return words ? [{ words, filter: { [column]: before } }] : [];
    });
    if (given) {
      const { last, ...words } = given.words;
      if (last && (await isLast(given.filter))) return notify(last, { type: 'warning' });
      return ask({ ...words, confirm: 'Change', goOn });
    }
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
