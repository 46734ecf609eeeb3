/** Resolves to whether the file was taken. */
type FileCheck = Promise<boolean>;

const running = new WeakMap<HTMLFormElement, FileCheck>();

/** Tells a form that a chosen file is being checked, so that it is not saved without it. */
export function announceFileCheck(form: HTMLFormElement, check: FileCheck): void {
  running.set(form, check);
  const forget = () => {
    if (running.get(form) === check) running.delete(form);
  };
  check.then(forget, forget);
}

/** The check that a form has to wait for before it is saved. */
export function runningFileCheck(form: HTMLFormElement): FileCheck | undefined {
  return running.get(form);
}
