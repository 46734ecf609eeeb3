import { Box, Rating } from '@mui/material';
import { createElement, Suspense, type ComponentType } from 'react';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import { plain } from '../../schema/kind';
import { kindOf } from '../../schema/kinds';
import { MOST_STARS } from '../../schema/kinds/rating';
import { telHref } from '../../shared/company';
import { geopointOf, mapHref } from '../../shared/geopoint';
import { shortened } from '../../shared/text';
import type { CellProps } from './kind-props';
import { ReferenceCell, ReferencesCell, SelectCell } from './choice-cells';
import { IconCell } from './icon/Cell';
import { ImageCell, ImagesCell } from './picture-cells';
import { PublicationCell } from './publication/Cell';
import { QuotingText } from './QuotingText';
import { HtmlCell, leadsSomewhere, linkCell, ListCell } from './text-cells';

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
  const { isPicture, showsNull } = kindOf(field);
  if (plain.isBlank(value) && !isPicture && !(showsNull && value === null)) return null;
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
  return schema.quotes || schema.fills ? <QuotingText text={text} /> : text;
}

/** Numbers and days: on one line, digits under digits. */
function FigureCell({ field, value }: CellProps<Field>) {
  return (
    <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {kindOf(field).toText(value, field)}
    </Box>
  );
}

function RatingCell({ value }: CellProps<Field>) {
  return (
    <Rating
      readOnly
      size="small"
      value={Number(value)}
      getLabelText={(stars) => `${stars} of ${MOST_STARS} stars`}
      sx={{ verticalAlign: 'middle' }}
    />
  );
}

/** As the content type's own component shows it, if it brings one. */
function CustomCell({ field, value, record }: CellProps<FieldOfKind['custom']>) {
  const { cell: Cell } = field;
  if (!Cell) return kindOf(field).toText(value, field);
  return (
    <Suspense fallback={null}>
      <Cell value={value} record={record} />
    </Suspense>
  );
}
