/** Resolves to whether the file was taken. */
type FileCheck = Promise<boolean>;

const running = new WeakMap<object, FileCheck>();

/** Tells a form, by react-hook-form's `control`, that a chosen file is being checked: it is not saved without it. */
export function announceFileCheck(form: object, check: FileCheck): void {
  running.set(form, check);
  const forget = () => {
    if (running.get(form) === check) running.delete(form);
  };
  check.then(forget, forget);
}

/** The check that a form has to wait for before it is saved. */
export function fileCheckOf(form: object): FileCheck | undefined {
  return running.get(form);
}
