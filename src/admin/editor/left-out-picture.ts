import { Node } from '@tiptap/core';
import { LEFT_OUT } from './pasted-pictures';

/** Shows the writer where a picture was left out, which, and why; a picture put in takes its place. */
export const LeftOutPicture = Node.create({
  name: 'leftOutPicture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ alt: { default: '' }, why: { default: '' } }),
  parseHTML: () => [{ tag: LEFT_OUT }],
  renderHTML: ({ HTMLAttributes }) => [LEFT_OUT, HTMLAttributes],
  addNodeView() {
    return ({ node, editor, getPos }) => {
      const dom = document.createElement('div');
      dom.dataset.leftOut = '';
      const { alt, why } = node.attrs as { alt: string; why: string };
      const words = document.createElement('span');
      words.textContent = `${alt ? `The picture “${alt}”` : 'A picture'} was left out here. ${why}`;
      const button = (label: string, data?: string) => {
        const element = document.createElement('button');
        element.type = 'button';
        element.textContent = label;
        if (data) element.dataset[data] = '';
        return element;
      };
      const remove = button('Remove this note');
      remove.addEventListener('click', () => {
        const from = getPos();
        if (from === undefined) return;
        editor
          .chain()
          .deleteRange({ from, to: from + node.nodeSize })
          .focus()
          .run();
      });
      // The picture dialog then opens, and what it inserts takes the place of what is selected.
      const choose = button('Choose a picture', 'choosePicture');
      choose.addEventListener('click', () => {
        const from = getPos();
        if (from !== undefined) editor.commands.setNodeSelection(from);
      });
      dom.append(words, choose, remove);
      return { dom };
    };
  },
});
