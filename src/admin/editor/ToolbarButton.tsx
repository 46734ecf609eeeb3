import type { SvgIconComponent } from '@mui/icons-material';
import { ToggleButton, Tooltip } from '@mui/material';
import type { MouseEvent } from 'react';

interface Props {
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
export function ToolbarButton(props: Props) {
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
