import { Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { LEFT_OUT } from './pasted-pictures';

/** Placeholder of a picture that could not be pasted, with the reason; an inserted picture replaces it. */
const LeftOutPicture = Node.create({
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
      // Selects the placeholder, which the dialog's picture replaces.
      const choose = button('Choose a picture', 'choosePicture');
      choose.addEventListener('click', () => {
        const from = getPos();
        if (from !== undefined) editor.commands.setNodeSelection(from);
      });
      dom.append(words, choose, remove);
      // Keys press the buttons; clicks go on, to the handler that opens the dialog.
      return { dom, stopEvent: ({ type }) => type.startsWith('key') };
    };
  },
});

const ATTRIBUTES = ['src', 'alt', 'title', 'width', 'height'];

/** A picture with an editable caption; other figures are edited in the HTML view. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figcaption',
  isolating: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(ATTRIBUTES.map((name) => [name, { default: null }])),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: attributesOf,
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => {
    const dom = figureWith(HTMLAttributes);
    return { dom, contentDOM: dom };
  },
  // The view takes the place of its content for its own, without the picture.
  addNodeView:
    () =>
    ({ HTMLAttributes }) => {
      const dom = figureWith(HTMLAttributes);
      return { dom, contentDOM: dom.appendChild(document.createElement('div')) };
    },
});

/** A block of its own: a heading or an item made of the figure would lose the picture. */
const Caption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    return {
      // A caption is one line: Enter leaves the figure.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        return editor
          .chain()
          .insertContentAt($from.after(-1), { type: 'paragraph' })
          .setTextSelection($from.after(-1) + 1)
          .run();
      },
    };
  },
});

function figureWith(attributes: Record<string, unknown>): HTMLElement {
  const figure = document.createElement('figure');
  const picture = figure.appendChild(document.createElement('img'));
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) picture.setAttribute(name, String(value));
  }
  return figure;
}

/** Attributes of the picture; `false` unless the figure has one picture and at most a caption. */
function attributesOf(figure: HTMLElement): Record<string, string | null> | false {
  const [picture, caption, ...more] = figure.children;
  if (!picture?.matches('img[src]') || more.length) return false;
  if (caption && !caption.matches('figcaption')) return false;
  return Object.fromEntries(ATTRIBUTES.map((name) => [name, picture.getAttribute(name)]));
}

export const pictureNodes = [Image, Figure, Caption, LeftOutPicture];
