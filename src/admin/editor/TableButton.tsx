import TableChart from '@mui/icons-material/TableChartOutlined';
import { Divider, Menu, MenuItem } from '@mui/material';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ToolbarButton } from './Toolbar';

type Command = (chain: ChainedCommands) => ChainedCommands;

/** What can be done to the table that the caret is in, group by group. */
const COMMANDS: [label: string, command: Command][][] = [
  [
    ['Add row above', (chain) => chain.addRowBefore()],
    ['Add row below', (chain) => chain.addRowAfter()],
    ['Add column before', (chain) => chain.addColumnBefore()],
    ['Add column after', (chain) => chain.addColumnAfter()],
  ],
  [['Header row on or off', (chain) => chain.toggleHeaderRow()]],
  [
    ['Delete row', (chain) => chain.deleteRow()],
    ['Delete column', (chain) => chain.deleteColumn()],
    ['Delete table', (chain) => chain.deleteTable()],
  ],
];

interface Props {
  editor: Editor;
  /** Whether the caret is in a table. */
  inTable: boolean;
}

/** Puts in a small table with a header row, or opens the menu of what can be done to the one that the caret is in. */
export function TableButton({ editor, inTable }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const run = (command: Command) => command(editor.chain().focus()).run();
  return (
    <>
      <ToolbarButton
        label={inTable ? 'Change table' : 'Table'}
        icon={TableChart}
        expanded={inTable ? anchor !== undefined : undefined}
        onClick={(button) => (inTable ? setAnchor(button) : run((chain) => chain.insertTable()))}
      />
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {COMMANDS.flatMap((group, index) => [
            index > 0 && <Divider key={index} component="li" />,
            ...group.map(([label, command]) => (
              <MenuItem
                key={label}
                onClick={() => {
                  // Before the text takes the focus, which an open menu would take back.
                  flushSync(close);
                  run(command);
                }}
              >
                {label}
              </MenuItem>
            )),
          ])}
        </Menu>
      )}
    </>
  );
}
