import type { ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { useConfirm } from '../ui/use-confirm';

/**
 * Asks before a change gives up a value of which its field warns (`askBefore`).
 * @returns the function that asks or continues at once, the dialog, and whether it is open
 */
export function useAskBefore({ fields }: ContentType) {
  const [ask, ...question] = useConfirm();
  const askBefore = (stored: FormValues, changed: FormValues, goOn: () => void) => {
    const [words] = Object.entries(fields).flatMap(([column, field]) => {
      const before = String(stored[column]);
      const isKept = !(column in changed) || String(changed[column]) === before;
      return (!isKept && field.kind === 'select' && field.askBefore?.[before]) || [];
    });
    if (words) ask({ ...words, confirm: 'Change', goOn });
    else goOn();
  };
  return [askBefore, ...question] as const;
}
