import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { announceFileCheck } from '../images/pending-file-checks';
import { draw } from '../images/optimize-image';
import { prepareImage } from '../images/prepare-image';
import { isPicture, type Picture } from './picture-commands';
import type { TextPictures } from '../../schema/kinds/html';
import { pictureSize } from '../data/picture-size';
import {
  heldPicture,
  isTemporary,
  pictureNotices,
  releasePicture,
  WITHOUT_UPLOAD,
} from './pasted-pictures';
import { errorMessage } from '../data/server-refusal';
import { storeFile } from '../data/uploads';

/** Longer than of other requests: a picture is large. Saving and the HTML view wait for it. */
const FETCH_TIMEOUT_MS = 30_000;

interface Copy {
  src: string;
  width?: number;
  height?: number;
}

/** Beside the other message, which tells what was left out. */
export interface CopyStatus {
  text: string;
  isRunning: boolean;
}

interface Missing {
  why: string;
}

/**
 * Uploads copies of pictures with a temporary address, from a paste, an undo or an old post; saving waits for them. A
 * placeholder replaces one that cannot be fetched.
 */
export function usePictureCopies(
  pictures: TextPictures | undefined,
  onStatus: (status: CopyStatus) => void,
) {
  const { control } = useFormContext();
  const [copies] = useState(() => new Map<string, Promise<Copy | Missing>>());
  const pastes = useRef(0);

  return (editor: Editor) => {
    const found = temporaryPictures(editor);
    const fresh = found.filter((src) => !copies.has(src));
    for (const src of fresh) copies.set(src, copyOf(src, pictures));
    const exchanged = found.map(async (src) => {
      const copy = await copies.get(src);
      if (copy && !editor.isDestroyed) exchange(editor, src, copy);
      const isCopied = copy && 'src' in copy;
      // Pasted again, it is tried again.
      if (!isCopied) copies.delete(src);
      return isCopied;
    });
    if (fresh.length === 0) return;
    const text = fresh.length === 1 ? 'Copying a picture…' : 'Copying the pictures…';
    onStatus({ text, isRunning: true });
    const paste = ++pastes.current;
    const done = Promise.all(exchanged).then((results) => {
      const left = results.filter((result) => !result).length;
      const notices = [...copiedNotices(results.length - left), ...pictureNotices(left)];
      // A later paste waits for these, too.
      if (paste === pastes.current) onStatus({ text: notices.join(' '), isRunning: false });
      return true;
    });
    announceFileCheck(control, done);
  };
}

function copiedNotices(count: number): string[] {
  if (count === 0) return [];
  return count === 1
    ? ['The picture was copied to this site. Double-click it to say what it shows.']
    : [`${count} pictures were copied to this site. Double-click each to say what it shows.`];
}

function temporaryPictures({ state }: Editor): string[] {
  const found = new Set<string>();
  state.doc.descendants((node) => {
    const src: unknown = isPicture(node) ? node.attrs.src : undefined;
    if (isTemporary(src)) found.add(src);
  });
  return [...found];
}

/** Through an image element: the Content-Security-Policy restricts `fetch` to own servers. */
async function copyOf(src: string, pictures?: TextPictures): Promise<Copy | Missing> {
  if (!pictures) return { why: WITHOUT_UPLOAD };
  let drawn: Blob;
  try {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.src = src;
    await Promise.race([
      picture.decode(),
      new Promise((_, reject) => setTimeout(reject, FETCH_TIMEOUT_MS)),
    ]);
    const file = heldPicture(src);
    if (file?.type === 'image/gif') {
      // Drawing it would lose the animation.
      const { file: gif, problem } = await prepareImage(new File([file], 'pasted.gif'));
      if (!gif) return { why: problem };
      drawn = gif;
    } else {
      drawn = await draw(picture, 'image/webp');
    }
  } catch {
    return { why: 'It could not be fetched from where it was: save it to your computer first.' };
  } finally {
    releasePicture(src);
  }
  try {
    const extension = drawn.type.slice('image/'.length);
    const file = new File([drawn], `pasted.${extension}`, { type: drawn.type });
    const { url } = await storeFile(pictures, file);
    return { src: url, ...(await pictureSize(url)) };
  } catch (error) {
    return { why: `It could not be stored: ${errorMessage(error)}` };
  }
}

/** Replaces a picture by its copy or a placeholder, outside the undo history. */
function exchange({ state, view }: Editor, src: string, copy: Copy | Missing): void {
  const { tr } = state;
  state.doc.descendants((node, at) => {
    if (!isPicture(node) || node.attrs.src !== src) return;
    const from = tr.mapping.map(at);
    if ('src' in copy) {
      tr.setNodeMarkup(from, undefined, { ...node.attrs, ...copy });
    } else {
      const { alt } = node.attrs as Partial<Picture>;
      const mark = { alt: alt || node.textContent, why: copy.why };
      tr.replaceWith(from, from + node.nodeSize, state.schema.node('leftOutPicture', mark));
    }
  });
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
}
