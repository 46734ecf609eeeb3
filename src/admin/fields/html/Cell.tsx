import { textOf } from '../../../schema/kind';
import type { HtmlField } from '../../../schema/kinds/html';
import { normalizeSpace } from '../../../shared/normalize-space';
import type { CellProps } from '../cell-props';
import { shortened } from '../../../shared/shortened';

/** Its words, without their markup. */
export function HtmlCell({ value, full }: CellProps<HtmlField>) {
  const body = new DOMParser().parseFromString(textOf(value), 'text/html').body;
  const words = normalizeSpace(body.textContent ?? '');
  return <>{full ? words : shortened(words)}</>;
}
