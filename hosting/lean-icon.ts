import { createElement, type SVGAttributes } from 'react';

export interface IconData {
  name: string;
  aliases?: string[];
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGAttributes<SVGSVGElement> {
  size?: number | string;
}

/** lucide-react's `createLucideIcon` for what the site asks of an icon; its SVG is the package's, attribute by attribute. */
export default function createLeanIcon({ name, aliases = [], node }: IconData) {
  const ownClasses = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)];
  return ({ size = 24, className, ...attributes }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': attributes['aria-label'] ? undefined : 'true',
        ...attributes,
        className: [...ownClasses, className].filter(Boolean).join(' '),
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
    );
}
