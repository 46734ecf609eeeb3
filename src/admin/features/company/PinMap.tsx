import Add from '@mui/icons-material/Add';
import PlaceIcon from '@mui/icons-material/Place';
import Remove from '@mui/icons-material/Remove';
import { Alert, Box, IconButton, Link, Typography } from '@mui/material';
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { SpokenStatus } from '../../ui/SpokenStatus';
import { TILE, tilesAround, toPixel, toPlace, type Pixel, type Place } from './web-mercator';

const HEIGHT = 320;
/** Streets with their names, a whole town, and single houses. */
const ZOOM = { start: 15, least: 9, most: 18 };
/** Pixels by one press of an arrow key; with Shift so many times as far. */
const STEP = 8;
const FAR = 8;

const MOVES: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface Props {
  place: Place;
  onPut: (place: Place) => void;
}

/** A map with a pin in its middle: a press brings that place under the pin, arrow keys move it. */
export function PinMap({ place, onPut }: Props) {
  const [zoom, setZoom] = useState(ZOOM.start);
  const [width, setWidth] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const move = ({ x, y }: Pixel) => {
    const from = toPixel(place, zoom);
    onPut(toPlace({ x: from.x + x, y: from.y + y }, zoom));
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move({ x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    const times = event.shiftKey ? FAR : 1;
    move({ x: by.x * times, y: by.y * times });
  };
  return (
    <Box sx={{ mb: 3 }}>
      <Box
        ref={(element: HTMLElement | null) => {
          if (element) setWidth(element.clientWidth);
        }}
        sx={{
          position: 'relative',
          height: HEIGHT,
          overflow: 'hidden',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
        }}
      >
        <Box onClick={press} sx={{ position: 'absolute', inset: 0, cursor: 'crosshair' }}>
          {tilesAround(place, zoom, { width, height: HEIGHT }).map(({ src, left, top }) => (
            <Box
              component="img"
              key={src}
              src={src}
              alt=""
              width={TILE}
              height={TILE}
              draggable={false}
              onError={() => setMissing(true)}
              sx={{ position: 'absolute', left: `calc(50% + ${left}px)`, top: HEIGHT / 2 + top }}
            />
          ))}
        </Box>
        <IconButton
          aria-label="Pin: arrow keys move it, with Shift further"
          onKeyDown={moveByKey}
          disableRipple
          sx={{
            position: 'absolute',
            left: 'calc(50% - 22px)',
            top: HEIGHT / 2 - 40,
            width: 44,
            height: 44,
            p: 0,
            // A press goes through to the map.
            pointerEvents: 'none',
            // The map is as light in both schemes.
            color: 'var(--navy-deep)',
            filter: 'drop-shadow(0 0 2px white)',
          }}
        >
          <PlaceIcon sx={{ fontSize: 44 }} />
        </IconButton>
        <Box sx={{ position: 'absolute', top: 8, right: 8, display: 'grid', gap: 1 }}>
          <ZoomButton label="Closer" isOff={zoom >= ZOOM.most} onClick={() => setZoom(zoom + 1)}>
            <Add />
          </ZoomButton>
          <ZoomButton
            label="Further away"
            isOff={zoom <= ZOOM.least}
            onClick={() => setZoom(zoom - 1)}
          >
            <Remove />
          </ZoomButton>
        </Box>
        <Typography
          variant="body2"
          sx={{
            position: 'absolute',
            right: 0,
            bottom: 0,
            px: 1,
            bgcolor: 'background.paper',
            borderTopLeftRadius: 4,
          }}
        >
          ©{' '}
          <Link href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
            OpenStreetMap contributors
          </Link>
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Press where you are: the pin points there. Its arrow keys move it by a few steps.
      </Typography>
      {isMissing && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          A part of the map could not be fetched. Latitude and longitude can be typed as well.
        </Alert>
      )}
      <SpokenStatus>{`The pin is at ${place.latitude}, ${place.longitude}`}</SpokenStatus>
    </Box>
  );
}

interface ZoomButtonProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ZoomButton({ label, isOff, onClick, children }: ZoomButtonProps) {
  return (
    <IconButton
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
      sx={{ width: 44, height: 44, '&, &:hover': { bgcolor: 'background.paper' }, boxShadow: 1 }}
    >
      {children}
    </IconButton>
  );
}
