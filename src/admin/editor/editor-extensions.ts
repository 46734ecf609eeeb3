import { Extension, type Extensions, generateHTML, generateJSON } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isSafeAddress } from './link-address';
import { unsupportedMarkup } from './unsupported-markup';
import { pictureNodes } from './picture-nodes';
import { toStoredHtml } from './stored-html';

/**
 * Rows in order: `toStoredHtml` puts the head back. The box around the table is that of the public page, which draws
 * its lines.
 */
const BoxedTable = Table.extend({
  renderHTML: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
  // TipTap's own Tab adds rows for ever: whoever has no mouse could not leave the table.
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

/** A cell of one row and column says nothing of it; what is no number counts as one. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
};

/** Tables as articles have them: no widths, no alignment of their own. */
const tableNodes = [
  BoxedTable,
  TableRow,
  TableCell.extend({ addAttributes: () => cellAttributes }),
  TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope: { default: null } }) }),
];

/** The focus comes with the press: Tiptap's own waits for a frame, and keys pressed until then land elsewhere. */
const FocusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    focus:
      () =>
      ({ view, dispatch }) => {
        if (dispatch) view.focus();
        return true;
      },
  }),
});

/** What the visual editor can show and keep. Level 4 has no button: it is there so that old posts keep theirs. */
export const editorExtensions: Extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  // What is typed behind a link is no part of it.
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (url, { defaultValidate }) => isSafeAddress(url) && defaultValidate(url),
  }),
  FocusAtOnce,
  ...pictureNodes,
  ...tableNodes,
];

/** What stored HTML would lose by a trip through the visual editor; empty when it can be edited there safely. */
export function lostInEditor(stored: string): string[] {
  const clean = toStoredHtml(stored);
  const back = generateHTML(generateJSON(clean, editorExtensions), editorExtensions);
  return unsupportedMarkup(clean, toStoredHtml(back));
}
