import type { FormValues, Kind } from '../kind';
import { textual, type TextualField } from '../textual';

/** An address on the web: https, or a path of this site where `internal` allows it. */
export interface UrlField<Row = FormValues> extends TextualField<Row> {
  kind: 'url';
  /** Whether a path of this site, such as "/services#office", is an address too. */
  internal?: boolean;
}

export const url: Kind<UrlField> = {
  ...textual,
  toRow: (value, field) => textual.toRow(withScheme(String(value ?? '')), field),
  validate: (value, field) =>
    textual.validate(value, field) ??
    (isAddress(withScheme(String(value)), field.internal)
      ? undefined
      : `${field.label} must be an address such as https://example.com${field.internal ? ' or /services' : ''}`),
};

/** "facebook.com/page" is an address too. */
function withScheme(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
}

function isAddress(text: string, internal = false): boolean {
  if (internal && /^\/(?![/\\])[^\s\\]*$/.test(text)) return true;
  return /^https:\/\/[^\s"<>\\]+$/.test(text) && URL.canParse(text);
}
