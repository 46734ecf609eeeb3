import { Box, Button, Typography } from '@mui/material';
import { useId, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FOCUS_STEP } from '../../../shared/focal-point-step';
import { isPickedFile } from '../../../schema/kinds/file';
import type { InputProps } from '../kind-props';
import { focusAt, pointOf, type FocusField, type Point } from '../../../schema/kinds/focus';
import { siblingPath } from '../../../schema/field-paths';

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -FOCUS_STEP, y: 0 },
  ArrowRight: { x: FOCUS_STEP, y: 0 },
  ArrowUp: { x: 0, y: -FOCUS_STEP },
  ArrowDown: { x: 0, y: FOCUS_STEP },
};

/** Focal point of a picture, set by pointer or arrow keys, beside the cropped result. */
export default function FocusInput({
  field: { label, of },
  source,
  validate,
}: InputProps<FocusField>) {
  const id = useId();
  const picture: unknown = useWatch({ name: siblingPath(source, of) });
  const { field } = useInput({ source, validate });
  const src = isPickedFile(picture) ? picture.src : picture;
  if (typeof src !== 'string' || src === '') return null;

  const point = pointOf(field.value);
  const pointAt = ({ clientX, clientY }: MouseEvent, shown: Element | null) => {
    if (!shown) return;
    const { left, top, width, height } = shown.getBoundingClientRect();
    field.onChange(
      focusAt({ x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height }),
    );
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    // Browser shortcuts, such as Alt and an arrow.
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    field.onChange(focusAt({ x: point.x + by.x, y: point.y + by.y }));
  };
  return (
    <Box sx={{ mb: 3 }}>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ fontWeight: 500, mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
        <Box sx={{ position: 'relative', lineHeight: 0 }}>
          <Box
            component="img"
            src={src}
            alt=""
            draggable={false}
            // Not while it is touched: a phone is scrolled by it.
            onClick={(event: MouseEvent) => pointAt(event, event.currentTarget)}
            sx={{ maxWidth: '100%', maxHeight: 200, borderRadius: 1, cursor: 'crosshair' }}
          />
          <Box
            component="button"
            type="button"
            aria-labelledby={id}
            aria-describedby={`${id}-place`}
            onKeyDown={move}
            onPointerDown={({ currentTarget, pointerId }: PointerEvent<Element>) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={(event: PointerEvent<Element>) => {
              if (event.buttons === 1) pointAt(event, event.currentTarget.previousElementSibling);
            }}
            sx={{
              touchAction: 'none',
              position: 'absolute',
              left: `${point.x}%`,
              top: `${point.y}%`,
              translate: '-50% -50%',
              width: 32,
              height: 32,
              p: 0,
              border: '3px solid #fff',
              borderRadius: '50%',
              bgcolor: 'rgb(12 37 55 / 45%)',
              boxShadow: '0 0 0 2px #0c2537',
              cursor: 'grab',
              '&:focus-visible': {
                outline: '3px solid',
                outlineColor: 'warning.main',
                outlineOffset: 3,
              },
            }}
          />
        </Box>
        <Box
          component="img"
          src={src}
          alt="How a card shows it"
          sx={{
            width: 160,
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            objectPosition: `${point.x}% ${point.y}%`,
            borderRadius: 1,
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={`${id}-place`} variant="body2" color="text.secondary">
          {point.x} % from the left, {point.y} % from the top. Drag the mark, or use the arrow keys.
        </Typography>
        {focusAt(point) && (
          <Button size="small" onClick={() => field.onChange(null)}>
            Back to the middle
          </Button>
        )}
      </Box>
    </Box>
  );
}
