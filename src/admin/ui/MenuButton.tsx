import type { ButtonProps } from '@mui/material';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { lazyWithRetry } from './lazy-with-retry';
import { useIdle } from './use-idle';

const Menu = lazyWithRetry(() => import('@mui/material/Menu'), null);

interface Opening extends Pick<ButtonProps, 'id' | 'aria-haspopup' | 'aria-expanded'> {
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface Props {
  /** The button, with the properties that open its menu. */
  button: (opening: Opening) => ReactNode;
  /** The items, with a function to close the menu. */
  items: (close: () => void) => ReactNode;
}

/** A menu button (WAI-ARIA pattern), whose menu loads when the browser is idle. */
export function MenuButton({ button, items }: Props) {
  const id = useId();
  const isIdle = useIdle();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget);
  return (
    <>
      {button({ id, 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null, onClick })}
      {isIdle && (
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          // Inside of the button's landmark.
          container={() => document.getElementById(id)?.closest('nav') ?? document.body}
          onClose={() => setAnchor(null)}
          slotProps={{
            list: { 'aria-labelledby': id },
            paper: { sx: { maxWidth: 'min(22rem, 100vw - 2rem)' } },
          }}
          sx={{
            '& .MuiMenuItem-root': { minHeight: 44, '&.active': { fontWeight: 700 } },
            '& .Mui-focusVisible': { outlineOffset: -3 },
          }}
        >
          {items(() => setAnchor(null))}
        </Menu>
      )}
    </>
  );
}
