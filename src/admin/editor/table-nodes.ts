import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

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
export const tableNodes = [
  BoxedTable,
  TableRow,
  TableCell.extend({ addAttributes: () => cellAttributes }),
  TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope: { default: null } }) }),
];
