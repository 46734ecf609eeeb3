import type { SvgIconComponent } from '@mui/icons-material';
import { Box, ToggleButton, Tooltip } from '@mui/material';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
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

interface ButtonProps {
  label: string;
  icon?: SvgIconComponent;
  text?: string;
  shortcut?: string;
  /** Makes the button a toggle that is on or off. */
  pressed?: boolean;
  /** Stays focusable, so that the keyboard does not lose its place in the toolbar. */
  disabled?: boolean;
  /** Makes the button one that opens a menu, which is open or not. */
  expanded?: boolean;
  onClick: (button: HTMLElement) => void;
}

/** A button of the editor's toolbar: an icon with its name and key in a tooltip. */
export function ToolbarButton(props: ButtonProps) {
  const { label, icon: Icon, text, shortcut, pressed, disabled = false } = props;
  const { expanded, onClick } = props;
  return (
    <Tooltip title={shortcut ? `${label} (${shortcut.replace('Control', 'Ctrl')})` : label}>
      <ToggleButton
        value={label}
        size="small"
        selected={pressed ?? false}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
        aria-keyshortcuts={shortcut}
        aria-haspopup={expanded === undefined ? undefined : 'menu'}
        aria-expanded={expanded}
        // The selection must stay in the text while the mouse is on the button.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event: MouseEvent<HTMLElement>) => {
          if (!disabled) onClick(event.currentTarget);
        }}
        sx={{
          // A finger needs more than a pointer.
          minWidth: { xs: 44, sm: 36 },
          height: { xs: 44, sm: 36 },
          border: 0,
          borderRadius: 1,
          fontWeight: 700,
          opacity: disabled ? 0.4 : 1,
        }}
      >
        {Icon ? <Icon fontSize="small" /> : text}
      </ToggleButton>
    </Tooltip>
  );
}
