import { Extension, type Extensions, generateHTML, generateJSON } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { hasSafeScheme } from './link-address';
import { unsupportedMarkup } from './unsupported-markup';
import { pictureNodes } from './picture-nodes';
import { toStoredHtml } from './stored-html';

/** Without `thead`, which `toStoredHtml` restores. The wrapper is the public page's, for its styles. */
const BoxedTable = Table.extend({
  renderHTML: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
  // TipTap's own Tab adds rows: a keyboard trap (WCAG 2.2, criterion 2.1.2).
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

/** Defaults to 1, also for an invalid number. */
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

/** Without widths and alignment. */
const tableNodes = [
  BoxedTable,
  TableRow,
  TableCell.extend({ addAttributes: () => cellAttributes }),
  TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope: { default: null } }) }),
];

/** Focuses synchronously: Tiptap waits for a frame, and loses keys until then. */
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

/** Everything the visual editor keeps. Heading 4 has no button, but exists in older posts. */
export const editorExtensions: Extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  // Text typed after a link is not linked.
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (url, { defaultValidate }) => hasSafeScheme(url) && defaultValidate(url),
  }),
  FocusAtOnce,
  ...pictureNodes,
  ...tableNodes,
];

/** Markup that the visual editor would lose; empty when it is safe to edit there. */
export function lostInEditor(stored: string): string[] {
  const back = generateHTML(generateJSON(stored, editorExtensions), editorExtensions);
  return unsupportedMarkup(stored, toStoredHtml(back));
}
