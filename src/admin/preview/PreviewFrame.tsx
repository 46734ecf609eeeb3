import { Box } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { useWidth } from './use-width';
import { VisitorsFrame } from './VisitorsFrame';

/** The widths that a page is looked at in, in CSS pixels. */
export const WIDTHS = { Phone: 390, Tablet: 768, Desk: 1280 } as const;

export type Device = keyof typeof WIDTHS;

interface Props {
  device: Device;
  onPage: (page: Document) => void;
  children: ReactNode;
}

/** A page laid out for the width of a phone, a tablet or a desk, in the room that there is. */
export function PreviewFrame({ device, onPage, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place, WIDTHS.Phone);
  return (
    <Box
      ref={place}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      <VisitorsFrame
        title="The page as visitors see it"
        width={WIDTHS[device]}
        room={room || WIDTHS.Phone}
        onPage={onPage}
      >
        {children}
      </VisitorsFrame>
    </Box>
  );
}
