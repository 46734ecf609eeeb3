import TableChart from '@mui/icons-material/TableChartOutlined';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { insertTable, runInTable, TABLE_COMMANDS } from './table-commands';
import { ToolbarButton } from './ToolbarButton';

interface Props {
  editor: Editor;
  /** Whether the caret is in a table. */
  inTable: boolean;
}

/** Puts in a table, or opens the menu of what can be done to the one that the caret is in. */
export function TableButton({ editor, inTable }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <ToolbarButton
        label={inTable ? 'Change table' : 'Table'}
        icon={TableChart}
        hasMenu={inTable}
        expanded={anchor !== undefined}
        onClick={(button) => (inTable ? setAnchor(button) : insertTable(editor))}
      />
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {TABLE_COMMANDS.flatMap((group, index) => [
            index > 0 && <Divider key={index} component="li" />,
            ...group.map(([label, command]) => (
              <MenuItem
                key={label}
                onClick={() => {
                  // Before the text takes the focus, which an open menu would take back.
                  flushSync(close);
                  runInTable(editor, command);
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
