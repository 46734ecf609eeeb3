import type { CellProps } from '../../views/list/cell-props';
import { LinkCell } from '../../views/list/LinkCell';
import type { UrlField } from './kind';

/** A link where it leads to the web or into this site; other addresses are only text. */
export function UrlCell({ value }: CellProps<UrlField>) {
  const address = String(value);
  const isSafe = /^(https?:\/\/|\/(?![/\\]))/i.test(address);
  return isSafe ? <LinkCell href={address}>{address}</LinkCell> : <>{address}</>;
}
