import { getExtensionField, Node } from '@tiptap/core';
import { goToNextCell, tableEditing, type TableRole } from '@tiptap/pm/tables';

declare module '@tiptap/core' {
  interface NodeConfig {
    /** What prosemirror-tables takes the node for. */
    tableRole?: TableRole;
  }
}

/**
 * Rows in order; prosemirror-tables wants them as direct children, so `toStoredHtml` puts the head back. The box
 * around the table is that of the public page, which draws its lines.
 */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  // Runs for every node of the schema: tiptap knows nothing of the role that prosemirror-tables looks for.
  extendNodeSchema: (extension) => ({ tableRole: getExtensionField(extension, 'tableRole') }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (step: 1 | -1) =>
      this.editor.commands.command(({ state, dispatch }) => goToNextCell(step)(state, dispatch));
    return { Tab: () => go(1), 'Shift-Tab': () => go(-1) };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

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

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  tableRole: 'cell',
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  tableRole: 'header_cell',
  isolating: true,
  addAttributes: () => ({ ...cellAttributes, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Tables for the editor, on the prosemirror-tables that tiptap's `pm` package brings along. */
export const tableNodes = [Table, TableRow, TableCell, TableHeader];
