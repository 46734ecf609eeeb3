import { Notification } from 'react-admin';
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal';

/** Toasts last the specification's five seconds (section 9) by default. */
export default function ToastRegion() {
  // Here, because this loads when idle and stays.
  useFocusAfterRemoval();
  return (
    <Notification
      autoHideDuration={5000}
      multiLine
      slotProps={{ transition: { onEnter: moveAboveButtons } }}
    />
  );
}

/** Otherwise it would cover the form's buttons, and those of an alert above them. */
function moveAboveButtons(message: HTMLElement) {
  const toast = message.parentElement;
  if (!toast) return;
  const { bottom, height } = toast.getBoundingClientRect();
  // Bars of the other widths have no box.
  const covered = [...document.querySelectorAll('[data-form-bar], form [role=alert]')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0)
    .toSorted((one, other) => other.top - one.top);
  let foot = bottom;
  for (const box of covered) {
    if (box.top < foot && box.bottom > foot - height) foot = box.top - 8;
  }
  if (foot < bottom && foot > height) toast.style.bottom = `${innerHeight - foot}px`;
}
