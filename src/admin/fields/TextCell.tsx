import type { Field } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { shortened } from './shortened';
import type { CellProps } from './cell-props';

const FilledText = lazyWithRetry(
  async () => (await import('./FilledText')).FilledText,
  ({ text }: { text: string }) => <>{text}</>,
);

/** The value as text. */
export function TextCell({ schema, field, value, full }: CellProps<Field>) {
  const all = kindOf(field).toText(value, field);
  const text = full ? all : shortened(all);
  return schema.quotes && text.includes('{{') ? <FilledText text={text} /> : <>{text}</>;
}
