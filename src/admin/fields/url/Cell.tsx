import type { CellProps } from '../cell-props';
import { LinkCell } from '../LinkCell';
import type { UrlField } from '../../../schema/kinds/url';

/** A link where it leads to the web or into this site; other addresses are only text. */
export function UrlCell({ value }: CellProps<UrlField>) {
  const address = String(value);
  const isSafe = /^(https?:\/\/|\/(?![/\\]))/i.test(address);
  return isSafe ? <LinkCell href={address}>{address}</LinkCell> : <>{address}</>;
}
