import createCache, { type StylisPlugin } from '@emotion/cache';

/** What MUI writes for browsers of one maker. Another refuses such a rule with an error, which costs it a stack trace. */
const FOREIGN = ['::-moz-focus-inner', '::-moz-placeholder', '::-ms-input-placeholder'].filter(
  (selector) => !CSS.supports(`selector(${selector})`),
);

/** Leaves out the rules that this browser would refuse. */
const known: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  const selectors = element.props.filter(
    (selector) => !FOREIGN.some((foreign) => selector.includes(foreign)),
  );
  if (selectors.length === 0) element.children = [];
  else element.props = selectors;
};

/** The one prefix that a browser of today still asks for (Safari). */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/** Emotion's styles, without what only browsers of the past or of another maker read. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [known, prefixed] });

// Emotion makes the element for its rules when it has one.
styleCache.sheet.insert(':root{}');
