/** Resolves to false when the file is refused. */
type FileCheck = Promise<boolean>;

const running = new WeakMap<object, FileCheck>();

/** Tells a form, by react-hook-form's `control`, that a chosen file is being checked: it is not saved without it. */
export function announceFileCheck(form: object, check: FileCheck): void {
  const earlier = running.get(form);
  const all = Promise.all([earlier, check]).then((taken) => !taken.includes(false));
  running.set(form, all);
  const forget = () => {
    if (running.get(form) === all) running.delete(form);
  };
  all.then(forget, forget);
}

/** The check that a form has to wait for before it is saved. */
export function fileCheckOf(form: object): FileCheck | undefined {
  return running.get(form);
}
