import { useWrittenWhile } from './use-written-while';

/** Stands for a part whose code is on its way: nothing, or on the first page what the build has written. */
export function WrittenMeanwhile() {
  useWrittenWhile(true);
  return null;
}
