const repeat = (piece: string, times: number) => piece.repeat(times);
const table = (rows: string) => `<table><tbody>${rows}</tbody></table>`;

/**
 * Articles that the database accepts and the policy allows, but that would block a parser, a sanitiser, an editor or a
 * layout. jsdom takes minutes for the largest: `nested` and `flat` limit the repetitions.
 */
export const heavyArticles = (
  nested = Infinity,
  flat = Infinity,
): readonly (readonly [name: string, html: string])[] => [
  ['nested boxes', repeat('<div>', Math.min(39_000, nested))],
  ['nested marks', repeat('<b>', Math.min(4_000, nested))],
  ['marks by the thousand', repeat('<b>', Math.min(60_000, nested))],
  [
    'a nest of closed elements',
    repeat('<div>', Math.min(9_000, nested)) + 'x' + repeat('</div>', Math.min(9_000, nested)),
  ],
  ['a nest in a list', repeat('<ul><li>', Math.min(12_000, nested))],
  ['a nest of quotes and links', repeat('<blockquote><a href="/x">', Math.min(4_000, nested))],
  ['end tags that close nothing', repeat('<div></x><i></i>', Math.min(4_000, nested))],
  ['pictures by the thousand', repeat('<img src=x>', Math.min(18_000, flat))],
  ['line breaks by the thousand', repeat('<br>', Math.min(40_000, flat))],
  [
    'a mark that swaps places with each paragraph (adoption agency)',
    repeat('<a href=x><p>', Math.min(3_000, nested)) + repeat('</a>', Math.min(3_000, nested)),
  ],
  ['cells of 1,000 columns', table(`<tr>${repeat('<td colspan="1000">', 200)}</tr>`)],
  [
    'rows that never end',
    table(repeat(`<tr>${repeat('<td rowspan="90" colspan="90">', 3)}</tr>`, 300)),
  ],
  [
    'one wide row above many empty ones',
    table(`<tr>${repeat('<td>', 1_500)}</tr>${repeat('<tr></tr>', 1_500)}`),
  ],
  ['columns by the thousand', `<table>${repeat('<col span="1000">', 5_001)}<tr><td>x</table>`],
  ['tables in tables', repeat('<table><tr><td>', Math.min(2_000, nested))],
  [
    'cells that push on a thousand rows',
    table(repeat(`<tr><td rowspan="65534">x</td></tr>`, 1_000)),
  ],
  ['angle brackets', repeat('<', 60_000)],
  ['openings without an end', repeat('<a ', 60_000)],
];

/** Articles of harmless text that grow when they are parsed, by the factor. */
export const parserBombs = (factor: number): readonly (readonly [name: string, html: string])[] => [
  ['nesting behind end tags in attributes', repeat('<div title="</div>">', 150 * factor)],
  [
    'marks that the parser opens anew in each paragraph',
    `<p>${Array.from({ length: 90 }, (_, index) => `<b class=x${index}>`).join('')}${repeat('<p>x', 100 * factor)}`,
  ],
  [
    'the same, closed where it does not count',
    `<div>${Array.from({ length: 90 }, (_, index) => `<b class=x${index}></x>`).join('')}<table><td>${repeat('</b>', 90)}</table></div>${repeat('<p>x', 100 * factor)}`,
  ],
];
