import { Box, Chip, Link } from '@mui/material';
import { createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import {
  FunctionField,
  ReferenceArrayField,
  ReferenceField as Referenced,
  SingleFieldList,
  type RaRecord,
} from 'react-admin';
import { contentTypeOf } from '../../content-types/registry';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import { textOf } from '../../schema/kind';
import { kindOf } from '../../schema/kinds';
import { custom, type CustomField } from '../../schema/kinds/custom';
import type { HtmlField } from '../../schema/kinds/html';
import { list, type ListField } from '../../schema/kinds/list';
import { telHref } from '../../schema/kinds/phone';
import type { ReferenceField } from '../../schema/kinds/reference';
import type { ReferencesField } from '../../schema/kinds/references';
import type { SelectField } from '../../schema/kinds/select';
import { recordTitle } from '../../schema/record-title';
import { geopointOf, mapHref } from '../../shared/geopoint';
import { normalizeSpace } from '../../shared/normalize-space';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { CellProps } from './cell-props';
import { IconCell } from './icon/Cell';
import { ImageCell } from './image/Cell';
import { ImagesCell } from './images/Cell';
import { PublicationCell } from './publication/Cell';
import { RatingCell } from './rating/Cell';

const FilledText = lazyWithRetry(
  async () => (await import('./FilledText')).FilledText,
  ({ text }: { text: string }) => <>{text}</>,
);

const LEADS_SOMEWHERE = /^(https?:\/\/|\/(?![/\\]))/i;
const MOST_CHARACTERS = 160;
/** A long choice takes several lines; it would push what stands beside it off a phone's screen. */
const WRAPPED = { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } };

/** How each kind is shown. They come with the grid, which would flicker if each came by itself. */
const kindCells: {
  readonly [Name in FieldKind]: ComponentType<CellProps<FieldOfKind[Name]>>;
} = {
  text: TextCell,
  multiline: TextCell,
  html: HtmlCell,
  email: linkCell(({ value }) => `mailto:${encodeURIComponent(String(value))}`),
  phone: linkCell(({ value }) => telHref(String(value))),
  // Into this site or the web; other addresses are only text.
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

function leadsSomewhere({ value }: CellProps<Field>): string | undefined {
  return LEADS_SOMEWHERE.test(String(value)) ? String(value) : undefined;
}

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

function TextCell({ schema, field, value, full }: CellProps<Field>) {
  const all = kindOf(field).toText(value, field);
  const text = full ? all : shortened(all);
  return schema.quotes && text.includes('{{') ? <FilledText text={text} /> : <>{text}</>;
}

/** Its words, without their markup. */
function HtmlCell({ value, full }: CellProps<HtmlField>) {
  const body = new DOMParser().parseFromString(textOf(value), 'text/html').body;
  const words = normalizeSpace(body.textContent ?? '');
  return <>{full ? words : shortened(words)}</>;
}

/** The value as a link to where it leads, high enough for a finger; as text where it leads nowhere. */
function linkCell<Of extends Field>(
  hrefOf: (props: CellProps<Of>) => string | undefined,
  minWidth: Readonly<Record<string, string>> = {},
) {
  return function Cell(props: CellProps<Of>): ReactNode {
    const href = hrefOf(props);
    const text = kindOf(props.field).toText(props.value, props.field);
    if (!href) return text;
    return (
      <Link
        href={href}
        sx={{
          display: 'inline-block',
          minWidth: { xs: 24, ...minWidth },
          py: 0.5,
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Link>
    );
  };
}

function SelectCell({ field, value }: CellProps<SelectField>) {
  return <Chip size="small" label={kindOf(field).toText(value, field)} sx={WRAPPED} />;
}

/** Numbers and days: on one line, digits under digits. */
function FigureCell({ field, value }: CellProps<Field>) {
  return (
    <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {kindOf(field).toText(value, field)}
    </Box>
  );
}

function ListCell({ field, value, full }: CellProps<ListField>) {
  if (!full) return <>{shortened(list.toText(value, field))}</>;
  const members: unknown[] = Array.isArray(value) ? value : [];
  return (
    <ul>
      {members.map((member, index) => (
        <li key={index}>{String(member)}</li>
      ))}
    </ul>
  );
}

/** The title of the other record, which leads to it. All rows' titles are asked for at once. */
function ReferenceCell({ field, value }: CellProps<ReferenceField>) {
  return (
    <Referenced record={{ id: 'cell', value }} source="value" reference={field.to} link="edit">
      <FunctionField
        variant="inherit"
        render={(record: RaRecord) => recordTitle(contentTypeOf(field.to), record)}
      />
    </Referenced>
  );
}

/** The titles of the other records, each of which leads to its own. */
function ReferencesCell({ field, value }: CellProps<ReferencesField>) {
  return (
    <ReferenceArrayField record={{ id: 'cell', value }} source="value" reference={field.to}>
      <SingleFieldList>
        <FunctionField
          render={(record: RaRecord) => (
            <Chip
              size="small"
              clickable
              label={recordTitle(contentTypeOf(field.to), record)}
              sx={WRAPPED}
            />
          )}
        />
      </SingleFieldList>
    </ReferenceArrayField>
  );
}

function CustomCell({ field, value, record }: CellProps<CustomField>) {
  const { cell: Cell } = field;
  if (!Cell) return <>{custom.toText(value, field)}</>;
  return (
    <Suspense fallback={null}>
      <Cell value={value} record={record} />
    </Suspense>
  );
}

/** The beginning of a long text, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const start = text.slice(0, MOST_CHARACTERS);
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}
