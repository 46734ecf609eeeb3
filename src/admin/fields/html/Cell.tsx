import { textOf } from '../../../schema/kind';
import type { CellProps } from '../cell-props';
import { shortened } from '../shortened';
import type { HtmlField } from '../../../schema/kinds/html';

/** Its words, without their markup. */
export function HtmlCell({ value, full }: CellProps<HtmlField>) {
  const body = new DOMParser().parseFromString(textOf(value), 'text/html').body;
  const words = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return <>{full ? words : shortened(words)}</>;
}
