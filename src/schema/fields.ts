import type { AltTextField, FocusField, ImageField } from './kinds/pictures';
import type { BooleanField, IconField, SelectField } from './kinds/choices';
import type { CustomField } from './kinds/custom';
import type { DateTimeField, DateField, DisplayDateField, TimeField } from './kinds/times';
import type { EmailField, MultilineField, PhoneField, TextField, UrlField } from './kinds/texts';
import type { FileField } from './kinds/file';
import type { GeopointField } from './kinds/geopoint';
import type { GroupField, ImagesField, RepeatField } from './kinds/groups';
import type { HtmlField } from './kinds/html';
import type { IntegerField, MoneyField, NumberField, RatingField } from './kinds/numbers';
import type { ListField } from './kinds/list';
import type { PublicationField, ReviewField } from './kinds/publication';
import type { ReferenceField, ReferencesField } from './kinds/references';
import type { SectionsField } from './kinds/sections';
import type { SlugField } from './kinds/slug';
import type { FormValues } from './kind';
import type { SectionType } from './section';
import type { TypeName } from './table';

/** What a schema file writes for each kind of field; `Row` is the row of its table. */
export interface FieldOfKind<Row = FormValues> {
  text: TextField<Row>;
  multiline: MultilineField<Row>;
  html: HtmlField<Row>;
  email: EmailField<Row>;
  phone: PhoneField<Row>;
  url: UrlField<Row>;
  slug: SlugField<Row>;
  icon: IconField<Row>;
  select: SelectField<Row>;
  boolean: BooleanField<Row>;
  number: NumberField<Row>;
  integer: IntegerField<Row>;
  money: MoneyField<Row>;
  rating: RatingField<Row>;
  date: DateField<Row>;
  dateTime: DateTimeField<Row>;
  time: TimeField<Row>;
  displayDate: DisplayDateField<Row>;
  publication: PublicationField<Row>;
  review: ReviewField<Row>;
  image: ImageField<Row>;
  altText: AltTextField<Row>;
  focus: FocusField<Row>;
  file: FileField<Row>;
  images: ImagesField<Row>;
  geopoint: GeopointField<Row>;
  list: ListField<Row>;
  group: GroupField<Row, Members>;
  repeat: RepeatField<Row, Members>;
  sections: SectionsField<Row, SectionType<Members>>;
  reference: ReferenceField<Row>;
  references: ReferencesField<Row>;
  custom: CustomField<Row>;
}

/** The fields of a group or of an item of a repeat, by their key. */
interface Members {
  readonly [key: string]: Field;
}

export type FieldKind = keyof FieldOfKind;
export type Field<Row = FormValues> = FieldOfKind<Row>[FieldKind];

/** Whether a field names records of another table. */
export function isReference(field: Field): field is ReferenceField | ReferencesField {
  return field.kind === 'reference' || field.kind === 'references';
}

/** The kinds that a column can have, by the name of its type; the contract test knows the exact type. */
interface KindsByType {
  boolean: 'boolean';
  number: 'number' | 'integer' | 'money' | 'rating' | 'select' | 'reference';
  text:
    | 'text'
    | 'multiline'
    | 'html'
    | 'email'
    | 'phone'
    | 'url'
    | 'slug'
    | 'icon'
    | 'select'
    | 'date'
    | 'dateTime'
    | 'time'
    | 'displayDate'
    | 'publication'
    | 'review'
    | 'image'
    | 'altText'
    | 'focus'
    | 'file'
    | 'reference';
  'list of texts': 'list' | 'references';
  jsonb: 'geopoint' | 'group' | 'repeat' | 'images' | 'sections';
  other: never;
}

export type KindFor<Value> = KindsByType[TypeName<Value>] | 'custom';

/** Kinds that the grid can be narrowed by. */
export type FilterableKind = Exclude<
  FieldKind,
  | 'html'
  | 'slug'
  | 'displayDate'
  | 'review'
  | 'focus'
  | 'file'
  | 'images'
  | 'geopoint'
  | 'group'
  | 'repeat'
  | 'sections'
  | 'custom'
>;

/** Kinds that the grid itself can change. */
export type InlineKind = 'boolean' | 'select';
