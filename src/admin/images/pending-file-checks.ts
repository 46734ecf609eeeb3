/** Resolves to false when the file is refused. */
type FileCheck = Promise<boolean>;

const running = new WeakMap<object, FileCheck>();

/** Registers a running check with a form (react-hook-form's `control`), which waits for it before saving. */
export function announceFileCheck(form: object, check: FileCheck): void {
  const earlier = running.get(form);
  const all = Promise.all([earlier, check]).then((taken) => !taken.includes(false));
  running.set(form, all);
  const forget = () => {
    if (running.get(form) === all) running.delete(form);
  };
  all.then(forget, forget);
}

export function fileCheckOf(form: object): FileCheck | undefined {
  return running.get(form);
}
