import { useRef, useState } from 'react';
import { type PreparedFile, unreadable } from './prepared-file';
import type { PickedFile } from '../../schema/kinds/file';
import { useLatest } from '../ui/use-latest';

interface Choice {
  /** Why the last file was refused; the value before it remains. */
  refusal: string | undefined;
  checking: boolean;
  /** Resolves to false when the file is refused, not when a newer pick replaced it. */
  pick: (files: FileList | null) => Promise<boolean>;
  remove: () => void;
}

/**
 * State of a file input: checks a file before it becomes the value, unless another one was chosen meanwhile.
 * @param noun in messages: "picture"
 * @param takeMore handles further files
 */
export function usePickedFile(
  value: unknown,
  onChange: (value: PickedFile | null) => void,
  prepare: (file: File) => Promise<PreparedFile>,
  noun: string,
  takeMore?: (files: readonly File[]) => Promise<string | undefined>,
): Choice {
  const [refusal, setRefusal] = useState<string>();
  const [checking, setChecking] = useState(false);
  const latestPick = useRef(0);
  const put = useLatest(onChange);
  const current = useLatest(() => value);

  const pick = async (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (!file) return false;
    const turn = ++latestPick.current;
    setRefusal(undefined);
    if (others.length > 0 && !takeMore) {
      setRefusal(`Choose one ${noun}: there is room for a single one.`);
      return false;
    }
    setChecking(true);
    const before = current();
    const { file: rawFile, problem } = await prepare(file).catch(() => unreadable(file));
    if (turn !== latestPick.current) return true;
    const isChosen = current() !== before;
    if (rawFile && !isChosen)
      put({ rawFile, src: URL.createObjectURL(rawFile), title: rawFile.name });
    const more = others.length > 0 ? await takeMore?.(others) : undefined;
    setChecking(false);
    const refused = [!isChosen && problem, more].filter(Boolean).join(' ');
    setRefusal(refused || undefined);
    return refused === '';
  };

  const remove = () => {
    latestPick.current += 1;
    setChecking(false);
    setRefusal(undefined);
    put(null);
  };

  return { refusal, checking, pick, remove };
}
