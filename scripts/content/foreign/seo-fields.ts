import { plainText } from './foreign-dom.ts';

/** A post's title and description for search engines, from a plugin's fields; the first filled one counts. */
export interface SeoFields {
  title?: string;
  description?: string;
}

/** Yoast, Rank Math, All in One SEO, its predecessor, SEOPress, The SEO Framework. */
const TITLES =
  '_yoast_wpseo_title rank_math_title _aioseo_title _aioseop_title _seopress_titles_title _genesis_title';
const DESCRIPTIONS =
  '_yoast_wpseo_metadesc rank_math_description _aioseo_description _aioseop_description _seopress_titles_desc _genesis_description';

/** Placeholders of the plugins: %%title%%, %title%, #post_title. */
const PLACEHOLDER = /%%(\w+)%%|%(\w+)%|#(\w+)/g;

/** @param values of the placeholders; a text with an unknown one is dropped and reported */
export function seoFields(
  field: (name: string) => string,
  values: Readonly<Record<string, string>>,
  losses: Set<string>,
): SeoFields {
  const found = (names: string, what: string) => {
    const written = names
      .split(' ')
      .map(field)
      .find((text) => text.trim());
    const unknown = new Set<string>();
    const text = plainText(
      (written ?? '').replaceAll('<', '&lt;').replace(PLACEHOLDER, (all, ...names: string[]) => {
        const name = names.slice(0, 3).find(Boolean) ?? '';
        const value = values[name.toLowerCase()];
        if (value === undefined && all.startsWith('%')) unknown.add(all);
        return value ?? all;
      }),
    );
    if (unknown.size === 0)
      return text.replace(/^[\s–|-]+|(?<![\s–|-])[\s–|-]+$/g, '') || undefined;
    losses.add(`its ${what} for search engines, made of ${[...unknown].join(' and ')}`);
    return undefined;
  };
  return { title: found(TITLES, 'title'), description: found(DESCRIPTIONS, 'text') };
}
