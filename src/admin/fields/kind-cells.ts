import type { ComponentType } from 'react';
import { CustomCell } from './custom/Cell';
import { EmailCell } from './email/Cell';
import { HtmlCell } from './html/Cell';
import { IconCell } from './icon/Cell';
import { ImageCell } from './image/Cell';
import { ImagesCell } from './images/Cell';
import { ListCell } from './list/Cell';
import { PhoneCell } from './phone/Cell';
import { PublicationCell } from './publication/Cell';
import { RatingCell } from './rating/Cell';
import { ReferenceCell } from './reference/Cell';
import { SelectCell } from './select/Cell';
import { SlugCell } from './slug/Cell';
import { UrlCell } from './url/Cell';
import type { FieldKind, FieldOfKind } from '../../schema/fields';
import type { CellProps } from './cell-props';
import { FigureCell } from './FigureCell';
import { TextCell } from './TextCell';

/** How each kind is shown. They come with the grid, which would flicker if each came by itself. */
export const kindCells: {
  readonly [Name in FieldKind]: ComponentType<CellProps<FieldOfKind[Name]>>;
} = {
  text: TextCell,
  multiline: TextCell,
  html: HtmlCell,
  email: EmailCell,
  phone: PhoneCell,
  url: UrlCell,
  slug: SlugCell,
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
  reference: ReferenceCell,
  custom: CustomCell,
};
