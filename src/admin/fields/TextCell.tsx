import type { Field } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { CellProps } from './cell-props';
import { shortened } from './shortened';

const FilledText = lazyWithRetry(
  async () => (await import('./FilledText')).FilledText,
  ({ text }: { text: string }) => <>{text}</>,
);

/** A value as its kind puts it in words. */
export function TextCell({ schema, field, value, full }: CellProps<Field>) {
  const all = kindOf(field).toText(value, field);
  const text = full ? all : shortened(all);
  return schema.quotes && text.includes('{{') ? <FilledText text={text} /> : <>{text}</>;
}
