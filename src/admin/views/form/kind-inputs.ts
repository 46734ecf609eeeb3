import { type ComponentType } from 'react';
import { lazyPart } from '../../later-part';
import { DisplayDateInput } from '../../kinds/display-date/Input';
import { HtmlFieldInput } from '../../kinds/html/Input';
import { ImageFieldInput } from '../../kinds/image/Input';
import { MultilineInput } from '../../kinds/multiline/Input';
import { SelectInput } from '../../kinds/select/Input';
import { SlugInput } from '../../kinds/slug/Input';
import { TextFieldInput } from '../../kinds/text/Input';
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
  email: lazyPart(async () => (await import('../../kinds/email/Input')).EmailInput),
  phone: lazyPart(async () => (await import('../../kinds/phone/Input')).PhoneInput),
  url: lazyPart(async () => (await import('../../kinds/url/Input')).UrlInput),
  icon: lazyPart(async () => (await import('../../kinds/icon/Input')).IconInput),
  boolean: lazyPart(async () => (await import('../../kinds/boolean/Input')).SwitchInput),
  number: lazyPart(async () => (await import('../../kinds/number/Input')).NumberInput),
  integer: lazyPart(async () => (await import('../../kinds/integer/Input')).IntegerInput),
  money: lazyPart(async () => (await import('../../kinds/money/Input')).MoneyInput),
  rating: lazyPart(async () => (await import('../../kinds/rating/Input')).RatingInput),
  date: lazyPart(async () => (await import('../../kinds/date/Input')).DateInput),
  dateTime: lazyPart(async () => (await import('../../kinds/date-time/Input')).DateTimeInput),
  publication: lazyPart(
    async () => (await import('../../kinds/publication/Input')).PublicationInput,
  ),
  altText: lazyPart(async () => (await import('../../kinds/alt-text/Input')).AltTextInput),
  focus: lazyPart(async () => (await import('../../kinds/focus/Input')).FocusInput),
  images: lazyPart(async () => (await import('../../kinds/images/Input')).ImagesInput),
  list: lazyPart(async () => (await import('../../kinds/list/Input')).ListInput),
  group: lazyPart(async () => (await import('../../kinds/group/Input')).GroupInput),
  repeat: lazyPart(async () => (await import('../../kinds/repeat/Input')).RepeatInput),
  reference: lazyPart(
    async () => (await import('../../kinds/reference/Input')).ReferenceFieldInput,
  ),
  custom: lazyPart(async () => (await import('../../kinds/custom/Input')).CustomInput),
};
