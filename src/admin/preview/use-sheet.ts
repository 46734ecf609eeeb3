import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnBack } from '../ui/use-on-back';

/** A sheet over the form that the browser's Back closes: while it is open, it has an entry of its own in the history. */
export function useSheet() {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  useOnBack(() => {
    setOpen(false);
    window.history.scrollRestoration = 'auto';
  });
  const open = () => {
    setOpen(true);
    // The form stays where it is, or where a click in the sheet leads to.
    window.history.scrollRestoration = 'manual';
    void navigate(location, { state: location.state as unknown });
  };
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    void navigate(-1);
  };
  return { isOpen, open, close };
}
