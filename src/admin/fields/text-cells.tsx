import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import type { Field, FieldOfKind } from '../../schema/fields';
import { itemsOf, textOf } from '../../schema/kind';
import { kindOf } from '../../schema/kinds';
import type { HtmlField } from '../../schema/kinds/html';
import { normalizeSpace, shortened } from '../../shared/text';
import type { CellProps } from './kind-props';

const LEADS_SOMEWHERE = /^(https?:\/\/|\/(?![/\\]))/i;

/** The value as a link to where it leads, high enough for a finger; as text where it leads nowhere. */
export function linkCell<Of extends Field>(
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

/** Into this site or the web; other addresses are only text. */
export function leadsSomewhere({ value }: CellProps<Field>): string | undefined {
  return LEADS_SOMEWHERE.test(String(value)) ? String(value) : undefined;
}

/** The words of a rich text, without their markup. */
export function HtmlCell({ value, full }: CellProps<HtmlField>) {
  const body = new DOMParser().parseFromString(textOf(value), 'text/html').body;
  const words = normalizeSpace(body.textContent ?? '');
  return full ? words : shortened(words);
}

export function ListCell({ field, value, full }: CellProps<FieldOfKind['list']>) {
  if (!full) return shortened(kindOf(field).toText(value, field));
  return (
    <ul>
      {itemsOf(value).map((member, index) => (
        <li key={index}>{String(member)}</li>
      ))}
    </ul>
  );
}
