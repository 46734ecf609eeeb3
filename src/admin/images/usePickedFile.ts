import { useEffect, useRef, useState } from 'react';
import type { PreparedFile } from './prepare-image';
import { isPickedFile, type PickedFile } from '../../schema/kinds/picked-file';

interface Choice {
  /** One sentence about the file that was refused last; the choice before it still stands. */
  refusal: string | undefined;
  checking: boolean;
  /** Resolves to false when the file is refused; one that another took the place of is not. */
  pick: (files: FileList | null) => Promise<boolean>;
  remove: () => void;
}

/**
 * The choosing of a file: it is checked before it becomes the field's value, and the blob URL that it replaces is freed.
 * @param noun what is chosen, in a sentence: "picture"
 */
export function usePickedFile(
  value: unknown,
  onChange: (value: PickedFile | null) => void,
  prepare: (file: File) => Promise<PreparedFile>,
  noun: string,
): Choice {
  const [refusal, setRefusal] = useState<string>();
  const [checking, setChecking] = useState(false);
  const latestPick = useRef(0);
  useRevokedUrl(isPickedFile(value) ? value.src : undefined);

  const pick = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return false;
    const turn = ++latestPick.current;
    setRefusal(undefined);
    if (files.length > 1) {
      setRefusal(`Choose one ${noun}: there is room for a single one.`);
      return false;
    }
    setChecking(true);
    const { file: rawFile, problem } = await prepare(file);
    if (turn !== latestPick.current) return true;
    setChecking(false);
    setRefusal(problem);
    if (!rawFile) return false;
    onChange({ rawFile, src: URL.createObjectURL(rawFile), title: rawFile.name });
    return true;
  };

  const remove = () => {
    latestPick.current += 1;
    setChecking(false);
    setRefusal(undefined);
    onChange(null);
  };

  return { refusal, checking, pick, remove };
}

/** Frees a blob URL once it is no longer the value, or the field is gone for good. */
function useRevokedUrl(url: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = url;
    return () => {
      shown.current = undefined;
      // StrictMode runs every effect twice; only a URL that nothing took up again is freed.
      queueMicrotask(() => {
        if (url && shown.current !== url) URL.revokeObjectURL(url);
      });
    };
  }, [url]);
}
