import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LucideIcon } from 'lucide-react';
import * as circleCheck from 'lucide-react/icons/circle-check';
import * as phone from 'lucide-react/icons/phone';
import { expect, it } from 'vitest';
import createLeanIcon, { type IconData } from './lean-icon.ts';

/** The types of the package say nothing of the data that its modules export. */
const ICONS = [phone, circleCheck] as unknown as { default: LucideIcon; __iconData: IconData }[];

it.each([
  {},
  { className: 'tick', 'aria-hidden': true },
  { size: '1.1em', strokeWidth: 3 },
  { 'aria-label': 'Telephone', fill: 'red' },
])('draws what the package draws, with %o', (props) => {
  for (const { default: Theirs, __iconData } of ICONS) {
    const markup = renderToStaticMarkup(createElement(createLeanIcon(__iconData), props));
    expect(attributes(markup)).toEqual(
      attributes(renderToStaticMarkup(createElement(Theirs, props))),
    );
  }
});

/** The order of attributes is nobody's concern. */
const attributes = (markup: string) =>
  markup.split(/(?=<)/).map((tag) => [...(tag.match(/[\w:-]+="[^"]*"|^<\/?\w+/g) ?? [])].sort());
