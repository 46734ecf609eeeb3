import type { Editor } from '@tiptap/core';
import { TextSelection, type Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';

/** What can be done to the table that the caret is in, group by group. */
export const TABLE_COMMANDS: [label: string, command: Command][][] = [
  [
    ['Add row above', addRowBefore],
    ['Add row below', addRowAfter],
    ['Add column before', addColumnBefore],
    ['Add column after', addColumnAfter],
  ],
  [['Header row on or off', toggleHeaderRow]],
  [
    ['Delete row', deleteRow],
    ['Delete column', deleteColumn],
    ['Delete table', deleteTable],
  ],
];

export function runInTable(editor: Editor, command: Command): void {
  editor
    .chain()
    .focus()
    .command(({ state, dispatch }) => command(state, dispatch))
    .run();
}

const COLUMNS = 3;
const BODY_ROWS = 2;

/** A small table with a header row, the caret in its first cell. */
export function insertTable(editor: Editor): void {
  const row = (cell: string) => ({
    type: 'tableRow',
    content: Array.from({ length: COLUMNS }, () => ({
      type: cell,
      content: [{ type: 'paragraph' }],
    })),
  });
  const body = Array.from({ length: BODY_ROWS }, () => row('tableCell'));
  const at = editor.state.selection.from;
  editor
    .chain()
    .focus()
    .insertContent({ type: 'table', content: [row('tableHeader'), ...body] })
    .command(({ tr }) => {
      tr.doc.nodesBetween(
        Math.max(0, at - 1),
        Math.min(tr.doc.content.size, at + 2),
        (node, from) => {
          if (node.type.name !== 'table') return true;
          tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
          return false;
        },
      );
      return true;
    })
    .run();
}
