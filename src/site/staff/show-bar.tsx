import { createRoot } from 'react-dom/client';
import { StaffBar } from './StaffBar';

const HIDDEN = 'staff-bar-hidden';

/** Shows the bar for staff, unless it was hidden in this visit. */
export function showBar(): void {
  if (sessionStorage.getItem(HIDDEN)) return;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <StaffBar
      onHide={() => {
        sessionStorage.setItem(HIDDEN, 'yes');
        root.unmount();
        place.remove();
      }}
    />,
  );
}
