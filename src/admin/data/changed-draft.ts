import type { FormValues } from '../../schema/kind';
import { isSame } from '../../schema/row';
import type { Draft } from './draft';

/** A draft once a change of its record has been made in both, so that it neither undoes the change nor conflicts with it. */
export function changedDraft(
  { changes, base }: Pick<Draft, 'changes' | 'base'>,
  record: FormValues,
  change: (columns: FormValues) => FormValues,
): Pick<Draft, 'changes' | 'base'> {
  const changed = (columns: FormValues): FormValues => {
    const whole = { ...record, ...columns };
    return { ...whole, ...change(whole) };
  };
  const [now, drafted, before] = [changed({}), changed(changes), changed(base)];
  const kept = Object.keys(drafted).filter(
    (column) => column in changes || !isSame(drafted[column], now[column]),
  );
  const keptOf = (columns: FormValues): FormValues =>
    Object.fromEntries(kept.map((column) => [column, columns[column] ?? null]));
  return { changes: keptOf(drafted), base: keptOf(before) };
}
