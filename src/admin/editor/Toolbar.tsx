import type { SvgIconComponent } from '@mui/icons-material';
import { Box, ToggleButton, Tooltip } from '@mui/material';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { toolbarRow } from './editor-styles';

interface Props {
  label: string;
  /** Id of the controlled element. */
  controls: string;
  children: ReactNode;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** One tab stop; arrow keys, Home and End move along (WAI-ARIA toolbar pattern). */
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
  /** A toggle. */
  pressed?: boolean;
  /** Stays focusable for the roving tab stop. */
  disabled?: boolean;
  /** A menu button. */
  expanded?: boolean;
  onClick: (button: HTMLElement) => void;
}

/** An icon with name and shortcut in a tooltip. */
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
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event: MouseEvent<HTMLElement>) => {
          if (!disabled) onClick(event.currentTarget);
        }}
        sx={{
          // Touch targets are larger.
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
