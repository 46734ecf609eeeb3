const repeat = (piece: string, times: number) => piece.repeat(times);
const table = (rows: string) => `<table><tbody>${rows}</tbody></table>`;

/**
 * Articles that are short enough for the database and say nothing forbidden, but would hold up a parser, a sanitiser, an
 * editor or a layout; by what each one does.
 */
export const HEAVY_ARTICLES: readonly (readonly [name: string, html: string])[] = [
  ['39,000 nested boxes', repeat('<div>', 39_000)],
  ['4,000 nested marks', repeat('<b>', 4_000)],
  ['60,000 marks', repeat('<b>', 60_000)],
  ['a nest of closed elements', repeat('<div>', 9_000) + 'x' + repeat('</div>', 9_000)],
  ['a nest in a list', repeat('<ul><li>', 12_000)],
  ['a nest of quotes and links', repeat('<blockquote><a href="/x">', 4_000)],
  ['end tags that close nothing', repeat('<div></x><i></i>', 4_000)],
  ['18,000 pictures', repeat('<img src=x>', 18_000)],
  ['40,000 line breaks', repeat('<br>', 40_000)],
  [
    'a mark that swaps places with each paragraph (adoption agency)',
    repeat('<a href=x><p>', 3_000) + repeat('</a>', 3_000),
  ],
  ['a cell of 65,534 rows', table(`<tr><td rowspan="65534">x</td></tr>`)],
  ['cells of 1,000 columns', table(`<tr>${repeat('<td colspan="1000">', 200)}</tr>`)],
  [
    'rows that never end',
    table(repeat(`<tr>${repeat('<td rowspan="90" colspan="90">', 3)}</tr>`, 300)),
  ],
  [
    'one wide row above many empty ones',
    table(`<tr>${repeat('<td>', 1_500)}</tr>${repeat('<tr></tr>', 1_500)}`),
  ],
  ['columns by the thousand', `<table>${repeat('<col span="1000">', 900)}<tr><td>x</table>`],
  ['tables in tables', repeat('<table><tr><td>', 2_000)],
  ['60,000 angle brackets', repeat('<', 60_000)],
  ['60,000 openings without an end', repeat('<a ', 60_000)],
];

/** Articles whose text looks harmless, and which a parser makes large: only parsing shows it. Larger by the factor. */
export const parserBombs = (factor: number): readonly (readonly [name: string, html: string])[] => [
  ['nesting behind end tags in attributes', repeat('<div title="</div>">', 150 * factor)],
  [
    'marks that the parser opens anew in each paragraph',
    `<p>${Array.from({ length: 90 }, (_, index) => `<b class=x${index}>`).join('')}${repeat('<p>x', 100 * factor)}`,
  ],
];
