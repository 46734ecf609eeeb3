import type { ComponentType } from 'react';
import { CustomCell } from './custom/Cell';
import { HtmlCell } from './html/Cell';
import { IconCell } from './icon/Cell';
import { ImageCell } from './image/Cell';
import { ImagesCell } from './images/Cell';
import { ListCell } from './list/Cell';
import { PublicationCell } from './publication/Cell';
import { RatingCell } from './rating/Cell';
import { ReferenceCell } from './reference/Cell';
import { SelectCell } from './select/Cell';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import type { CellProps } from './cell-props';
import { telHref } from '../../schema/kinds/phone';
import { FigureCell } from './FigureCell';
import { LinkCell } from './LinkCell';
import { TextCell } from './TextCell';

const LEADS_SOMEWHERE = /^(https?:\/\/|\/(?![/\\]))/i;

/** The value as a link to where it leads; as text where it leads nowhere. */
function linkCell<Of extends Field>(hrefOf: (props: CellProps<Of>) => string | undefined) {
  return function Cell(props: CellProps<Of>) {
    const href = hrefOf(props);
    const text = String(props.value);
    return href ? <LinkCell href={href}>{text}</LinkCell> : <>{text}</>;
  };
}

/** How each kind is shown. They come with the grid, which would flicker if each came by itself. */
export const kindCells: {
  readonly [Name in FieldKind]: ComponentType<CellProps<FieldOfKind[Name]>>;
} = {
  text: TextCell,
  multiline: TextCell,
  html: HtmlCell,
  email: linkCell(({ value }) => `mailto:${encodeURIComponent(String(value))}`),
  phone: linkCell(({ value }) => telHref(String(value))),
  // Into this site or the web; other addresses are only text.
  url: linkCell(({ value }) => (LEADS_SOMEWHERE.test(String(value)) ? String(value) : undefined)),
  slug: linkCell(({ schema, record }) => schema.publicPath?.(record)),
  icon: IconCell,
  select: SelectCell,
  boolean: TextCell,
  number: FigureCell,
  integer: FigureCell,
  money: FigureCell,
  rating: RatingCell,
  date: FigureCell,
  dateTime: FigureCell,
  displayDate: FigureCell,
  publication: PublicationCell,
  image: ImageCell,
  altText: TextCell,
  focus: TextCell,
  images: ImagesCell,
  list: ListCell,
  group: TextCell,
  repeat: TextCell,
  sections: TextCell,
  reference: ReferenceCell,
  custom: CustomCell,
};
