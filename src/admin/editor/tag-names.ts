/** What the parts of HTML are to somebody who does not write it; everything else keeps its technical name. */
const NAMES: [parts: RegExp, name: string][] = [
  [/^<(?:script|noscript)>$|^on[a-z]+$/, 'a program'],
  [/^<(?:iframe|frame|embed|object)>$/, 'a video player or another embedded page'],
  [/^<(?:video|audio|source|track)>$/, 'a video or sound'],
  [/^<(?:form|fieldset|legend|input|select|option|textarea|label)>$/, 'a form'],
  [/^<button>$/, 'a button'],
  [/^<(?:style|font|center)>$|^(?:style|color|bgcolor|face|align|valign)$/, 'colours and fonts'],
  [/^<(?:svg|path|g|circle|rect|canvas|math)>$/, 'a drawing'],
  [/^<(?:figure|figcaption)>$/, 'a group of pictures'],
  [/^<(?:dl|dt|dd)>$/, 'a list of terms'],
  [/^<caption>$/, 'the caption of a table'],
  [/^<(?:colgroup|col)>$/, 'column widths'],
  [/^<(?:details|summary)>$/, 'a part that folds out'],
  [/^data-align$/, 'centred or justified text'],
  [/^<mark>$/, 'highlighted text'],
  [/^<(?:sub|sup)>$/, 'raised or lowered text'],
  [/^<(?:div|span|section|article|header|footer|main|aside|nav)>$/, 'a box around text'],
  [/^(?:id|class|name|role|tabindex|aria-.*|data-.*)$/, 'technical marks'],
];

/** Names the parts that `unsupportedMarkup` found missing, each once. */
export function namesOf(parts: string[]): string[] {
  return [
    ...new Set(parts.map((part) => NAMES.find(([pattern]) => pattern.test(part))?.[1] ?? part)),
  ];
}
