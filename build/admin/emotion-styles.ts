import type { EmotionCache } from '@emotion/cache';

/**
 * The style elements of what has been rendered with a cache, named so that emotion takes them over in the browser and
 * writes none of them again: one for all classes and animations, one for each style sheet of the whole document.
 */
export function emotionStyles({ key, inserted, registered }: EmotionCache): string {
  const rules = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' && css ? [{ name, css }] : [],
  );
  const isOfDocument = ({ name, css }: { name: string; css: string }) =>
    !(`${key}-${name}` in registered) && !css.startsWith('@keyframes');
  const classes = rules.filter((rule) => !isOfDocument(rule));
  return [
    ...rules.filter(isOfDocument).map(({ name, css }) => element(`${key}-global ${name}`, css)),
    element(
      [key, ...classes.map(({ name }) => name)].join(' '),
      classes.map(({ css }) => css).join(''),
    ),
  ].join('\n    ');
}

/** With emotion's own mark of what stands in the head already, where it would move it to, and the page be styled once more. */
function element(name: string, css: string): string {
  return `<style data-emotion="${name}" data-s>${css}</style>`;
}
