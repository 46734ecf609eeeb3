import { Notification } from 'react-admin';

/** Toasts last the specification's five seconds (section 9) by default. */
export default function ToastRegion() {
  return (
    <Notification
      autoHideDuration={5000}
      multiLine
      slotProps={{ transition: { onEnter: moveAboveButtons } }}
    />
  );
}

/** Otherwise it would cover the form's buttons, and wait below the pointer that has pressed one. */
function moveAboveButtons(message: HTMLElement) {
  const toast = message.parentElement;
  // Those of the other widths have no box.
  const bars = [...document.querySelectorAll<HTMLElement>('[data-form-bar]')];
  const bar = bars.find(({ offsetHeight }) => offsetHeight > 0);
  const { top } = bar?.getBoundingClientRect() ?? { top: innerHeight };
  // It does not reach a bar further up.
  if (toast && top > innerHeight / 2 && top < innerHeight) {
    toast.style.bottom = `${innerHeight - top + 8}px`;
  }
}
