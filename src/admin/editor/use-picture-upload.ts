import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TextPictures } from '../../schema/kinds/html';
import { pictureSize, type PictureSize } from '../data/picture-size';
import { storeFile } from '../data/uploads';
import { prepareImage } from '../images/prepare-image';

interface PictureUpload {
  /** The file being uploaded. */
  sending?: File;
  busy: boolean;
  problem?: string;
}

/** Prepares and uploads a picture, one at a time; aborts on unmount. */
export function usePictureUpload(
  pictures: TextPictures | undefined,
  given: File | undefined,
  onStored: (address: string, size: PictureSize) => void,
) {
  const [upload, setUpload] = useState<PictureUpload>({ busy: given !== undefined });
  const running = useRef<AbortController>(undefined);

  const start = async (file: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const show = (next: PictureUpload) => {
      if (!stop.signal.aborted) setUpload(next);
    };
    if (!pictures) return;
    show({ busy: true });
    try {
      const { file: sending, problem } = await prepareImage(file);
      if (!sending) return show({ busy: false, problem });
      show({ busy: true, sending });
      const { url } = await storeFile(pictures, sending, stop.signal);
      const size = await pictureSize(url);
      if (stop.signal.aborted) return;
      show({ busy: false });
      onStored(url, size);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      show({ busy: false, problem: `Image upload failed: ${reason}` });
    }
  };

  const startGiven = useEffectEvent((file: File) => void start(file));
  useEffect(() => {
    if (given) startGiven(given);
    return () => running.current?.abort();
  }, [given]);

  return { ...upload, start };
}
