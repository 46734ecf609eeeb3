import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';

type Styles = Readonly<Record<string, string>>;

interface SchemeStyles {
  /** The class of an element that has these two of emotion's. */
  classOf: (light: string, dark: string) => string;
  /** What the classes that have been asked for look like, and the document. */
  sheets: () => { css: string; darkCss: string };
}

/** Rules that nothing here has a use for. */
const NEEDLESS =
  /::-moz-|::-ms-|:-ms-|::-webkit-(?:input|search)|:-webkit-autofill|data-shrink=false/;
const PREFIXED = /^-(?:webkit|moz|ms)-/;
/** Those that emotion writes without their own name beside them. */
const STANDS_ALONE = /^-webkit-(?:appearance|tap-highlight-color|text-fill-color|font-smoothing)$/;

/** Merges what emotion has written for each scheme: where values differ stands a custom property, which the dark sheet sets anew. */
export function schemeStyles(light: Styles, dark: Styles): SchemeStyles {
  const names = new Map<string, string>();
  const properties = new Map<string, string>();
  const css: string[] = [];
  const darkCss: string[] = [];

  function add(lightText: string, darkText: string): void {
    const sheet = postcss.parse(lightText);
    const other = postcss.parse(darkText);
    const theirs = new Map<string, Declaration[]>();
    other.walkDecls((declaration) => {
      const place = placeOf(declaration);
      theirs.set(place, [...(theirs.get(place) ?? []), declaration]);
    });
    sheet.walkDecls((declaration) => {
      const place = placeOf(declaration);
      const their = theirs.get(place)?.shift();
      if (!their) throw new Error(`Only the light scheme has ${place}: ${declaration.value}`);
      if (their.value !== declaration.value)
        declaration.value = `var(${propertyOf(declaration.value, their.value)})`;
    });
    // What is left is in the dark alone.
    const alone = new Set([...theirs.values()].flat());
    other.walkDecls((declaration) => {
      if (!alone.has(declaration)) declaration.remove();
    });
    css.push(clean(sheet));
    darkCss.push(clean(other));
  }

  function propertyOf(lightValue: string, darkValue: string): string {
    const both = `${lightValue}|${darkValue}`;
    const name = properties.get(both) ?? `--s${properties.size}`;
    properties.set(both, name);
    return name;
  }

  return {
    classOf(lightName, darkName) {
      const both = `${lightName}|${darkName}`;
      const known = names.get(both);
      if (known) return known;
      const name = `s${names.size}`;
      names.set(both, name);
      add(renamed(light, lightName, name), renamed(dark, darkName, name));
      return name;
    },
    sheets() {
      const classes = css.splice(0);
      const darkClasses = darkCss.splice(0);
      const ours = documentStyles(light);
      const theirs = documentStyles(dark);
      ours.forEach((text, index) => add(text, theirs[index] ?? ''));
      css.push(...animations(light, classes.join('')));
      const values = [...properties].map(([both, name]) => [name, ...both.split('|')]);
      const root = (which: 1 | 2) =>
        `:root{${values.map((value) => `${value[0]}:${value[which]}`).join(';')}}`;
      return {
        css: [root(1), ...css, ...classes].join(''),
        darkCss: [root(2), ...darkCss, ...darkClasses].join(''),
      };
    },
  };
}

/** Declarations correspond that stand in the same place, in their order. */
function placeOf(declaration: Declaration): string {
  const places = [declaration.prop];
  for (let node = declaration.parent; node && node.type !== 'root'; node = node.parent)
    places.unshift(node.type === 'rule' ? (node as Rule).selector : `@${(node as AtRule).params}`);
  return places.join(' / ');
}

function renamed(styles: Styles, name: string, to: string): string {
  return (styles[name] ?? '').replaceAll(`.css-${name}`, `.${to}`);
}

/** Of the whole document: what is for no class. */
function documentStyles(styles: Styles): string[] {
  const texts = Object.values(styles).filter((css) => css && !/^@|\.css-/.test(css));
  return [...new Set(texts)];
}

function animations(styles: Styles, css: string): string[] {
  return Object.entries(styles).flatMap(([name, text]) =>
    /^@(?:-webkit-)?keyframes/.test(text) && css.includes(name) ? [clean(postcss.parse(text))] : [],
  );
}

/** MUI's scripts mark what has the focus; before they are here the browser knows. */
function byItself(selector: string): string {
  return selector
    .replaceAll('.Mui-focusVisible', ':focus-visible')
    .replaceAll('.Mui-focused', ':focus-within');
}

/** Without what is for browsers of long ago. */
function clean(sheet: Container): string {
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !NEEDLESS.test(selector));
    if (selectors.length > 0) rule.selectors = selectors.map(byItself);
    else rule.remove();
  });
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const isOld = PREFIXED.test(prop) && !STANDS_ALONE.test(prop);
    if (isOld || PREFIXED.test(value) || NEEDLESS.test(value)) declaration.remove();
  });
  for (let left = 0, before = -1; left !== before;) {
    before = left;
    left = 0;
    sheet.walk((node) => {
      left += 1;
      if (node.type === 'comment' || ('nodes' in node && node.nodes?.length === 0)) node.remove();
    });
  }
  return sheet.toString().replaceAll(';}', '}');
}
