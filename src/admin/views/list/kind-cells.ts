import type { ComponentType } from 'react';
import { CustomCell } from '../../kinds/custom/Cell';
import { EmailCell } from '../../kinds/email/Cell';
import { HtmlCell } from '../../kinds/html/Cell';
import { IconCell } from '../../kinds/icon/Cell';
import { ImageCell } from '../../kinds/image/Cell';
import { ImagesCell } from '../../kinds/images/Cell';
import { ListCell } from '../../kinds/list/Cell';
import { PhoneCell } from '../../kinds/phone/Cell';
import { PublicationCell } from '../../kinds/publication/Cell';
import { RatingCell } from '../../kinds/rating/Cell';
import { ReferenceCell } from '../../kinds/reference/Cell';
import { SelectCell } from '../../kinds/select/Cell';
import { SlugCell } from '../../kinds/slug/Cell';
import { UrlCell } from '../../kinds/url/Cell';
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
