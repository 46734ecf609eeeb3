import { Box } from '@mui/material';
import { createElement, type ComponentType } from 'react';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { telHref } from '../../shared/company';
import { geopointOf, mapHref } from '../../shared/geopoint';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { CellProps } from './cell-props';
import { CustomCell } from './custom/Cell';
import { HtmlCell } from './html/Cell';
import { IconCell } from './icon/Cell';
import { ImageCell } from './image/Cell';
import { ImagesCell } from './images/Cell';
import { leadsSomewhere, linkCell } from './link-cell';
import { ListCell } from './list/Cell';
import { PublicationCell } from './publication/Cell';
import { RatingCell } from './rating/Cell';
import { ReferenceCell } from './reference/Cell';
import { ReferencesCell } from './references/Cell';
import { SelectCell } from './select/Cell';
import { shortened } from '../../shared/shortened';

const FilledText = lazyWithRetry(
  async () => (await import('./FilledText')).FilledText,
  ({ text }: { text: string }) => <>{text}</>,
);

/** How each kind is shown. They come with the grid, which would flicker if each came by itself. */
const kindCells: {
  readonly [Name in FieldKind]: ComponentType<CellProps<FieldOfKind[Name]>>;
} = {
  text: TextCell,
  multiline: TextCell,
  html: HtmlCell,
  email: linkCell(({ value }) => `mailto:${encodeURIComponent(String(value))}`),
  phone: linkCell(({ value }) => telHref(String(value))),
  url: linkCell(leadsSomewhere),
  file: linkCell(leadsSomewhere),
  // Beside many columns: a few words of an address in a line, not a few letters.
  slug: linkCell(({ schema, record }) => schema.publicPath?.(record), { md: '7rem' }),
  icon: IconCell,
  select: SelectCell,
  boolean: TextCell,
  number: FigureCell,
  integer: FigureCell,
  money: FigureCell,
  rating: RatingCell,
  date: FigureCell,
  dateTime: FigureCell,
  time: FigureCell,
  displayDate: FigureCell,
  publication: PublicationCell,
  review: FigureCell,
  image: ImageCell,
  altText: TextCell,
  focus: TextCell,
  images: ImagesCell,
  geopoint: linkCell(({ value }) => {
    const place = geopointOf(value);
    return place && mapHref(place);
  }),
  list: ListCell,
  group: TextCell,
  repeat: TextCell,
  sections: TextCell,
  reference: ReferenceCell,
  references: ReferencesCell,
  custom: CustomCell,
};

/** A stored value as people see it; nothing where there is none. */
export function KindCell(props: CellProps<Field>) {
  const { value, field } = props;
  const isMissing = value === null || value === undefined || value === '';
  const { isPicture, showsNull } = kindOf(field);
  if (isMissing && !isPicture && !(showsNull && value === null)) return null;
  return cellOfKind(field.kind, props);
}

/** Generic, so that the compiler sees each kind's cell get a field of its kind. */
function cellOfKind<Name extends FieldKind>(kind: Name, props: CellProps<FieldOfKind[Name]>) {
  return createElement(kindCells[kind], props);
}

/** A value as its kind puts it in words. */
function TextCell({ schema, field, value, full }: CellProps<Field>) {
  const all = kindOf(field).toText(value, field);
  const text = full ? all : shortened(all);
  return schema.quotes && text.includes('{{') ? <FilledText text={text} /> : <>{text}</>;
}

/** Numbers and days: on one line, digits under digits. */
function FigureCell({ field, value }: CellProps<Field>) {
  return (
    <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {kindOf(field).toText(value, field)}
    </Box>
  );
}
