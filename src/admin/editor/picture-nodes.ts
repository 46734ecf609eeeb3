import { Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';
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
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(ATTRIBUTES.map((name) => [name, { default: null }])),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => attributesOf(figure),
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addKeyboardShortcuts() {
    return {
      // A caption is one line: Enter leaves the figure.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        return editor
          .chain()
          .insertContentAt($from.after(), { type: 'paragraph' })
          .setTextSelection($from.after() + 1)
          .run();
      },
    };
  },
  addProseMirrorPlugins() {
    // A heading or an item made of the caption would lose the picture.
    const losesPicture = (step: unknown, doc?: DocumentNode) =>
      step instanceof ReplaceAroundStep &&
      step.gapFrom > step.from &&
      doc?.nodeAt(step.from)?.type === this.type &&
      step.slice.content.firstChild?.type !== this.type;
    return [
      new Plugin({
        filterTransaction: ({ steps, docs }) =>
          !steps.some((step, index) => losesPicture(step, docs[index])),
      }),
    ];
  },
});

/** Attributes of the picture; `false` unless the figure has one picture and at most a caption. */
function attributesOf(figure: HTMLElement): Record<string, string | null> | false {
  const [picture, caption, ...more] = figure.children;
  if (!picture?.matches('img[src]') || more.length) return false;
  if (caption && !caption.matches('figcaption')) return false;
  return Object.fromEntries(ATTRIBUTES.map((name) => [name, picture.getAttribute(name)]));
}

export const pictureNodes = [Image, Figure, LeftOutPicture];
