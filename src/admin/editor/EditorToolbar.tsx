import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import LinkIcon from '@mui/icons-material/Link';
import TableChart from '@mui/icons-material/TableChartOutlined';
import { Divider, Menu, MenuItem } from '@mui/material';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { Fragment, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { selectedPicture } from './picture-commands';
import { Toolbar, ToolbarButton } from './Toolbar';
import { TOOLBAR_COMMANDS, type ToolbarCommand } from './toolbar-commands';

interface Props {
  editor: Editor;
  /** Id of the text. */
  controls: string;
  onLink: (state: EditorState) => void;
  onImage: () => void;
}

/** Toggles reflect the selection; memoised, so that a key renders none. */
export const EditorToolbar = memo(function EditorToolbar(props: Props) {
  const { editor, controls, onLink, onImage } = props;
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: stateByLabel((command) => command.isOn?.(current)),
      possible: stateByLabel((command) => command.isPossible?.(current) ?? true),
      isLink: current.isActive('link'),
      isImage: selectedPicture(current) !== undefined,
      inTable: current.isActive('table'),
    }),
  });

  return (
    <Toolbar label="Formatting" controls={controls}>
      {TOOLBAR_COMMANDS.map((group, groupIndex) => (
        <Fragment key={group[0]?.label}>
          {groupIndex > 0 && <GroupEnd />}
          {group.map((command) => (
            <ToolbarButton
              key={command.label}
              {...command}
              pressed={state.on[command.label]}
              disabled={!state.possible[command.label]}
              onClick={() => command.run(editor.chain().focus()).run()}
            />
          ))}
        </Fragment>
      ))}
      <GroupEnd />
      <ToolbarButton
        label="Link"
        icon={LinkIcon}
        shortcut="Control+K"
        pressed={state.isLink}
        onClick={() => onLink(editor.state)}
      />
      <ToolbarButton
        label="Image"
        icon={AddPhotoAlternate}
        pressed={state.isImage}
        onClick={onImage}
      />
      <TableButton editor={editor} inTable={state.inTable} />
    </Toolbar>
  );
});

/** A separator, hidden on a phone, where groups wrap. */
function GroupEnd() {
  return (
    <Divider
      orientation="vertical"
      flexItem
      sx={{ mx: 0.5, display: { xs: 'none', sm: 'block' } }}
    />
  );
}

function stateByLabel<State>(stateOf: (command: ToolbarCommand) => State): Record<string, State> {
  return Object.fromEntries(
    TOOLBAR_COMMANDS.flat().map((command) => [command.label, stateOf(command)]),
  );
}

type Command = (chain: ChainedCommands) => ChainedCommands;

/** Commands for the table at the caret, by group. */
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

interface TableProps {
  editor: Editor;
  /** Whether the caret is in a table. */
  inTable: boolean;
}

/** Inserts a table with a header row, or opens the menu of the table at the caret. */
function TableButton({ editor, inTable }: TableProps) {
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
                  // Before the text is focused: an open menu would take the focus back.
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
