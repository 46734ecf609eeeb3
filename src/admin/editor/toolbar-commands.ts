import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ChainedCommands, Editor } from '@tiptap/core';

export interface ToolbarCommand {
  label: string;
  /** Syntax of `aria-keyshortcuts`; Control is Command on a Mac. */
  shortcut: string;
  icon?: SvgIconComponent;
  /** Shown instead of an icon. */
  text?: string;
  /** Makes it a toggle. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

/** Buttons by group. Headings start at 2: the title is heading 1. */
export const TOOLBAR_COMMANDS: ToolbarCommand[][] = [
  [
    {
      label: 'Heading 2',
      text: 'H2',
      shortcut: 'Control+Alt+2',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
    {
      label: 'Heading 3',
      text: 'H3',
      shortcut: 'Control+Alt+3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
  ],
  [
    {
      label: 'Bold',
      icon: FormatBold,
      shortcut: 'Control+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (chain) => chain.toggleBold(),
    },
    {
      label: 'Italic',
      icon: FormatItalic,
      shortcut: 'Control+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (chain) => chain.toggleItalic(),
    },
  ],
  [
    {
      label: 'Bulleted list',
      icon: FormatListBulleted,
      shortcut: 'Control+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      label: 'Numbered list',
      icon: FormatListNumbered,
      shortcut: 'Control+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      label: 'Quote',
      icon: FormatQuote,
      shortcut: 'Control+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
  ],
  [
    {
      label: 'Undo',
      icon: Undo,
      shortcut: 'Control+Z',
      isPossible: (editor) => editor.can().undo(),
      run: (chain) => chain.undo(),
    },
    {
      label: 'Redo',
      icon: Redo,
      shortcut: 'Control+Shift+Z',
      isPossible: (editor) => editor.can().redo(),
      run: (chain) => chain.redo(),
    },
  ],
];
