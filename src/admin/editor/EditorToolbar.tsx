import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import LinkIcon from '@mui/icons-material/Link';
import TableChart from '@mui/icons-material/TableChartOutlined';
import { Divider, Menu, MenuItem } from '@mui/material';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { selectedPicture } from './picture-commands';
import { Toolbar, ToolbarButton } from './Toolbar';
import { TOOLBAR_COMMANDS, type ToolbarCommand } from './toolbar-commands';

interface Props {
  editor: Editor;
  /** The id of the text that the buttons act on. */
  controls: string;
  onLink: () => void;
  onImage: () => void;
}

/** The editor's buttons, each showing whether the selection has what it gives; a key draws none of them anew. */
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
        onClick={onLink}
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

/** A line between groups; on a phone, where they wrap, it would stand at the ends of rows. */
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

interface TableProps {
  editor: Editor;
  /** Whether the caret is in a table. */
  inTable: boolean;
}

/** Puts in a small table with a header row, or opens the menu of what can be done to the one that the caret is in. */
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
