import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { Button } from '@mui/material';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry, untilLoaded } from '../../ui/lazy-with-retry';
import type { BarGroup as Group } from './group-bar-entries';
import { BarLabel } from './BarLink';
import { BAR_BUTTON } from './bar-styles';

const loadMenu = () => import('./BarGroupMenu');
const BarGroupMenu = lazyWithRetry(loadMenu);

/**
 * A menu button of a group, whose menu loads where the button is visible: a phone shows none. Underlined on the group's
 * pages.
 */
export function BarGroup({ title, entries }: Group) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement>();
  const place = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (place.current?.checkVisibility()) void untilLoaded(loadMenu);
  }, []);
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <>
      <Button
        color="inherit"
        className={isHere ? 'active' : undefined}
        endIcon={<KeyboardArrowDown />}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        ref={place}
        onClick={({ currentTarget }) => {
          setButton(currentTarget);
          setOpen(true);
        }}
        sx={BAR_BUTTON}
      >
        <BarLabel>{title}</BarLabel>
      </Button>
      {button && (
        <Suspense fallback={null}>
          <BarGroupMenu {...{ id, entries, button, isOpen }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
