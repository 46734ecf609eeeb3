import { InputAdornment } from '@mui/material';
import type { ComponentType } from 'react';
import { DisplayDateInput } from './display-date/Input';
import { HtmlFieldInput } from './html/Input';
import { ImageFieldInput } from './image/Input';
import { SelectInput } from './select/Input';
import { SlugInput } from './slug/Input';
import type { FieldKind, FieldOfKind } from '../../schema/fields';
import { CURRENCY_SIGNS } from '../../shared/money';
import type { InputProps } from './input-props';
import { UrlInput } from './url/Input';
import { figure, line, SEVERAL_LINES, SHORT } from './LineInput';
import { whenNeeded } from './when-needed';

/**
 * How each kind is typed. Lines of text, and the other kinds of the front page, come with its form; the rest when a form
 * has them.
 */
export const kindInputs: {
  readonly [Name in FieldKind]: ComponentType<InputProps<FieldOfKind[Name]>>;
} = {
  text: line(),
  multiline: line(SEVERAL_LINES),
  // Not the browser's own check of addresses: its words are not ours. The keyboard of a phone is.
  email: line({ autoComplete: 'off', inputProps: { inputMode: 'email' } }),
  phone: line({ type: 'tel', autoComplete: 'off' }),
  url: UrlInput,
  number: line(figure('decimal')),
  integer: line(figure('numeric')),
  money: line(({ currency = 'GBP' }) => ({
    ...figure('decimal'),
    startAdornment: <InputAdornment position="start">{CURRENCY_SIGNS[currency]}</InputAdornment>,
  })),
  date: line({ type: 'date', sx: SHORT }),
  dateTime: line({ type: 'datetime-local', sx: { maxWidth: '18rem', mr: 2 } }),
  time: line({ type: 'time', sx: SHORT }),
  html: HtmlFieldInput,
  select: SelectInput,
  slug: SlugInput,
  displayDate: DisplayDateInput,
  image: ImageFieldInput,
  icon: whenNeeded(async () => (await import('./icon/Input')).IconInput),
  boolean: whenNeeded(async () => (await import('./boolean/Input')).SwitchInput),
  rating: whenNeeded(async () => (await import('./rating/Input')).RatingInput),
  publication: whenNeeded(async () => (await import('./publication/Input')).PublicationInput),
  // Told with the publication.
  review: () => null,
  altText: whenNeeded(async () => (await import('./alt-text/Input')).AltTextInput),
  focus: whenNeeded(async () => (await import('./focus/Input')).FocusInput),
  file: whenNeeded(async () => (await import('./file/Input')).FileFieldInput),
  images: whenNeeded(async () => (await import('./repeat/Input')).ImagesInput),
  geopoint: whenNeeded(async () => (await import('./geopoint/Input')).GeopointInput),
  list: whenNeeded(async () => (await import('./list/Input')).ListInput),
  group: whenNeeded(async () => (await import('./group/Input')).GroupInput),
  repeat: whenNeeded(async () => (await import('./repeat/Input')).RepeatInput),
  sections: whenNeeded(async () => (await import('./sections/Input')).SectionsInput),
  reference: whenNeeded(async () => (await import('./reference/Input')).ReferenceFieldInput),
  references: whenNeeded(async () => (await import('./references/Input')).ReferencesInput),
  custom: whenNeeded(async () => (await import('./custom/Input')).CustomInput),
};
