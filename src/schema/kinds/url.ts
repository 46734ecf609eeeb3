import { isSafeAddress } from '../../shared/formats/safe-address';
import { defineKind } from '../define-kind';
import { asText } from '../kind';
import { matches } from '../rules';
import { byWords, textRules, textual, TEXT_LIMITS, type TextualField } from '../text-rules';

/** A web address: https, or a path of the site with `internal`. */
export interface UrlField extends TextualField {
  kind: 'url';
  /** Whether a path of this site, such as "/services#office", is an address too; `page`: nothing but the path of a page is. */
  internal?: boolean | 'page';
}

const WEB = /^https:\/\/[^\s"<>\\]+$/;
const WEB_OR_OWN = /^(https:\/\/[^\s"<>\\]+|\/([^/\\\s"<>][^\s"<>\\]*)?)$/;

const PAGE = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;

export const url = defineKind<UrlField>()({
  ...textual,
  filter: byWords,
  rules: (field) => {
    const form = matches('url', patternOf(field), mustBeAddress(field));
    return textRules(field, TEXT_LIMITS.address, form);
  },
  validate: (value, field) => {
    const address = withScheme(asText(value));
    const isRead = !/^https:/.test(address) || URL.canParse(address);
    return isRead ? undefined : mustBeAddress(field);
  },
  toRow: (value, field) => textual.toRow(withScheme(asText(value)), field),
  readable: (stored) => (isSafeAddress(asText(stored)) ? asText(stored) : ''),
  readAs: 'address',
  samples: ({ internal }) =>
    internal === 'page' ? ['/', '/services'] : ['https://a.example', 'https://b.example'],
});

const patternOf = ({ internal }: UrlField) =>
  internal === 'page' ? PAGE : internal ? WEB_OR_OWN : WEB;

const mustBeAddress = ({ label, internal }: UrlField) =>
  internal === 'page'
    ? `${label} must be a page of this site, such as /services`
    : `${label} must be an address such as https://example.com${internal ? ' or /services' : ''}`;

/** "facebook.com/page" gets https. */
function withScheme(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
}
