import Divider from '@mui/material/Divider';
import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables';
import { ToolbarButton } from './ToolbarButton';

const COMMANDS: [string, Command][] = [
  ['Add row', addRowAfter],
  ['Delete row', deleteRow],
  ['Add column', addColumnAfter],
  ['Delete column', deleteColumn],
  ['Delete table', deleteTable],
];

/** What can be done to the table that the caret is in. */
export function TableButtons({ editor }: { editor: Editor }) {
  return (
    <>
      <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
      {COMMANDS.map(([label, run]) => (
        <ToolbarButton
          key={label}
          label={label}
          text={label}
          onClick={() =>
            editor
              .chain()
              .focus()
              .command(({ state, dispatch }) => run(state, dispatch))
              .run()
          }
        />
      ))}
    </>
  );
}
