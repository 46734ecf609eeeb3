import { Notification } from 'react-admin';

/** Toasts last the specification's five seconds (section 9) by default. */
export default function ToastRegion() {
  return <Notification autoHideDuration={5000} multiLine />;
}
