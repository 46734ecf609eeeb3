import type { RenderedPage } from './entry.tsx';
import { schemeStyles } from './scheme-styles.ts';

/** One document for both colour schemes: what differs between them is in the second style sheet. */
export interface PageInTwoSchemes {
  html: string;
  css: string;
  darkCss: string;
}

const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;
const CLASS = / class="([^"]*)"/;
const EMOTION = /^css-(.+)$/;
/** What MUI lays over papers in the dark, which ours are without. */
const OVERLAY = /;--Paper-overlay:[^";]*/g;
/** Classes of the two pictures in the same place: the sun and the moon. */
const ONLY_LIGHT = 'light';
const ONLY_DARK = 'dark';

/** Lays two renderings of the same page over each other. They have the same elements; their classes and colours differ. */
export function inTwoSchemes(light: RenderedPage, dark: RenderedPage): PageInTwoSchemes {
  const styles = schemeStyles(light.styles, dark.styles);
  const lightParts = light.html.match(TAG_OR_TEXT) ?? [];
  const darkParts = dark.html.replace(OVERLAY, '').match(TAG_OR_TEXT) ?? [];
  const html = lightParts.map((part, index) => {
    const other = darkParts[index] ?? '';
    const [bare, otherBare] = [part, other].map((tag) => tag.replace(CLASS, ''));
    if (bare === otherBare) return withClasses(part, other, styles.classOf);
    if (!part.startsWith('<path ')) throw new Error(`The schemes differ at ${part} and ${other}`);
    const inScheme = (path: string, name: string) => path.replace('<path', `<path class="${name}"`);
    return `${inScheme(part, ONLY_LIGHT)}</path>${inScheme(other, ONLY_DARK)}`;
  });
  const { css, darkCss } = styles.sheets();
  return {
    html: onlyNeeded(html.join(''), css + darkCss),
    css: `${css}.${ONLY_DARK}{display:none}`,
    darkCss: `${darkCss}.${ONLY_DARK}{display:inline}.${ONLY_LIGHT}{display:none}`,
  };
}

/** Classes that only name what an element is stay if a rule asks for them. */
function onlyNeeded(html: string, css: string): string {
  const asked = new Set(css.match(/(?<=\.)[a-zA-Z][\w-]*/g));
  const own = /_[\w-]{3}$|^(?:light|dark)$/;
  return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const needed = names.split(' ').filter((name) => asked.has(name) || own.test(name));
    return needed.length > 0 ? ` class="${needed.join(' ')}"` : '';
  });
}

/** Emotion's two classes become one. */
function withClasses(
  light: string,
  dark: string,
  classOf: (light: string, dark: string) => string,
): string {
  const names = CLASS.exec(light)?.[1]?.split(' ') ?? [];
  const darkNames = CLASS.exec(dark)?.[1]?.split(' ') ?? [];
  const emotion = ([...list]: string[]) => list.find((name) => EMOTION.test(name))?.slice(4) ?? '';
  const merged = names.map((name) =>
    EMOTION.test(name) ? classOf(emotion(names), emotion(darkNames)) : name,
  );
  return light.replace(CLASS, merged.length > 0 ? ` class="${merged.join(' ')}"` : '');
}
