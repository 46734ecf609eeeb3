import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useWidth } from './use-width';
import { VisitorsFrame } from './VisitorsFrame';

/** The widths that a page is looked at in, in CSS pixels. */
const WIDTHS = { Phone: 390, Tablet: 768, Desk: 1280 };

type Device = keyof typeof WIDTHS;

/** A page in a window of its own, so that it is laid out for the width of a phone, a tablet or a desk. */
export function PageFrame({ children }: { children: ReactNode }) {
  const [device, setDevice] = useState<Device>('Phone');
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place, WIDTHS.Phone);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        onChange={(_, chosen: Device | null) => chosen && setDevice(chosen)}
        aria-label="Width of the preview"
        sx={{ my: 1 }}
      >
        {Object.keys(WIDTHS).map((name) => (
          <ToggleButton key={name} value={name} sx={{ color: 'text.primary' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        ref={place}
        sx={{
          height: { xs: '70vh', md: 'calc(100vh - 15rem)' },
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'var(--surface)',
        }}
      >
        <VisitorsFrame title="The page as visitors see it" width={WIDTHS[device]} room={room}>
          <Unfollowed>{children}</Unfollowed>
        </VisitorsFrame>
      </Box>
    </>
  );
}

/** Links of the preview would leave the form; they are shown, not followed. */
function Unfollowed({ children }: { children: ReactNode }) {
  return <main onClickCapture={(event) => event.preventDefault()}>{children}</main>;
}
