import { Box } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { toolbarRow } from './editor-styles';

interface Props {
  label: string;
  /** The id of what the buttons act on. */
  controls: string;
  children: ReactNode;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** One tab stop for a row of buttons; arrow keys, Home and End go along it (WAI-ARIA toolbar pattern). */
export function Toolbar({ label, controls, children }: Props) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[step(at, buttons.length)]?.focus();
  };
  const roveTabIndex = (toolbar: HTMLElement, current?: Element) => {
    const buttons = [...toolbar.querySelectorAll('button')];
    const stop = buttons.find((button) => button === current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };

  return (
    <Box
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      ref={(toolbar: HTMLElement | null) => {
        if (toolbar && !toolbar.contains(document.activeElement)) roveTabIndex(toolbar);
      }}
      onFocus={(event) => roveTabIndex(event.currentTarget, event.target)}
      onKeyDown={move}
      sx={{
        position: 'sticky',
        top: 'var(--nav-height)',
        zIndex: 1,
        ...toolbarRow,
        backgroundColor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
