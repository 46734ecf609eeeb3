import { Notification } from 'react-admin';

/** Toasts stay for the specification's five seconds (section 9) unless the message says otherwise. */
export default function ToastRegion() {
  return <Notification autoHideDuration={5000} multiLine />;
}
