import { styleOf } from './word-processors';

const PLAIN = '0123456789+-−';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋';
/** Pence, powers, charges; longer ones may be telephone numbers. */
const FIGURE = /^\s*[+−-]?\d{1,4}[+−-]?\s*$/;
/** Word raises them by itself; in line they say the same. */
const ORDINAL = /^\s*(?:st|nd|rd|th)\s*$/i;
/** Google Docs and Word for the web write them as styles of spans. */
const STYLE = /vertical-align:\s*(super|sub)\b/i;

/** Makes raised and lowered figures Unicode's, since the marks go: 10³, not 103. Returns a sentence on other text. */
export function keepSuperscripts(body: HTMLElement): string[] {
  let isLost = false;
  for (const element of body.querySelectorAll('sup, sub, span[style], font[style]')) {
    const kind = STYLE.exec(styleOf(element))?.[1] ?? element.localName;
    if (!/^su/i.test(kind)) continue;
    const text = element.textContent ?? '';
    if (FIGURE.test(text)) replaceSigns(element, /sub/i.test(kind) ? LOWERED : RAISED);
    else if (/[\p{L}\d]/u.test(text) && !ORDINAL.test(text)) isLost = true;
  }
  return isLost
    ? ['Raised or lowered text was put in line with the rest: check that it says the same.']
    : [];
}

function replaceSigns(element: Element, signs: string): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.textContent = (currentNode.textContent ?? '').replace(
      /[\d+−-]/g,
      (sign) => signs[PLAIN.indexOf(sign)] ?? sign,
    );
  }
}
