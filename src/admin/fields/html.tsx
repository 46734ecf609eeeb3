import { asText } from '../../schema/kind';
import type { HtmlField } from '../../schema/kinds/html';
import { normalizeSpace, shortened } from '../../shared/text';
import { HtmlInput } from '../editor/HtmlInput';
import type { CellProps, InputProps } from './kind-props';

export function Input({ field, source, validate }: InputProps<HtmlField>) {
  const { label, helperText, pictures } = field;
  return <HtmlInput {...{ source, label, helperText, validate, pictures }} />;
}

/** Plain text of the HTML. */
export function Cell({ value, full }: CellProps<HtmlField>) {
  const body = new DOMParser().parseFromString(asText(value), 'text/html').body;
  const words = normalizeSpace(body.textContent ?? '');
  return full ? words : shortened(words);
}
