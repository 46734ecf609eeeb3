import { type ComponentType } from 'react';
import { lazyPart } from '../ui/later-part';
import { DisplayDateInput } from './display-date/Input';
import { HtmlFieldInput } from './html/Input';
import { ImageFieldInput } from './image/Input';
import { MultilineInput } from './multiline/Input';
import { SelectInput } from './select/Input';
import { SlugInput } from './slug/Input';
import { TextFieldInput } from './text/Input';
import type { FieldKind, FieldOfKind } from '../../schema/fields';
import type { InputProps } from './input-props';

/** How each kind is typed. The front page's own kinds come with its form; the others when a form has them. */
export const kindInputs: {
  readonly [Name in FieldKind]: ComponentType<InputProps<FieldOfKind[Name]>>;
} = {
  text: TextFieldInput,
  multiline: MultilineInput,
  html: HtmlFieldInput,
  select: SelectInput,
  slug: SlugInput,
  displayDate: DisplayDateInput,
  image: ImageFieldInput,
  email: lazyPart(async () => (await import('./email/Input')).EmailInput),
  phone: lazyPart(async () => (await import('./phone/Input')).PhoneInput),
  url: lazyPart(async () => (await import('./url/Input')).UrlInput),
  icon: lazyPart(async () => (await import('./icon/Input')).IconInput),
  boolean: lazyPart(async () => (await import('./boolean/Input')).SwitchInput),
  number: lazyPart(async () => (await import('./number/Input')).NumberInput),
  integer: lazyPart(async () => (await import('./integer/Input')).IntegerInput),
  money: lazyPart(async () => (await import('./money/Input')).MoneyInput),
  rating: lazyPart(async () => (await import('./rating/Input')).RatingInput),
  date: lazyPart(async () => (await import('./date/Input')).DateInput),
  dateTime: lazyPart(async () => (await import('./date-time/Input')).DateTimeInput),
  publication: lazyPart(async () => (await import('./publication/Input')).PublicationInput),
  altText: lazyPart(async () => (await import('./alt-text/Input')).AltTextInput),
  focus: lazyPart(async () => (await import('./focus/Input')).FocusInput),
  images: lazyPart(async () => (await import('./images/Input')).ImagesInput),
  list: lazyPart(async () => (await import('./list/Input')).ListInput),
  group: lazyPart(async () => (await import('./group/Input')).GroupInput),
  repeat: lazyPart(async () => (await import('./repeat/Input')).RepeatInput),
  reference: lazyPart(async () => (await import('./reference/Input')).ReferenceFieldInput),
  custom: lazyPart(async () => (await import('./custom/Input')).CustomInput),
};
