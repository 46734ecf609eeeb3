import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { ignoreDoubleClick } from './ignore-double-click';

interface MoveProps {
  /** Of the item: "Feature 2". */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

interface Props extends MoveProps {
  onRemove: () => void;
}

export function ItemButtons({ onRemove, ...move }: Props) {
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <MoveButtons {...move} />
      <Tooltip title="Remove">
        <IconButton
          aria-label={`Remove ${move.name}`}
          color="error"
          onClick={ignoreDoubleClick(onRemove)}
        >
          <DeleteOutline fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

export function MoveButtons({ name, index, count, onMove }: MoveProps) {
  return (
    <>
      <MoveButton name={name} way="up" isLast={index === 0} onPress={() => onMove(index - 1)}>
        <ArrowUpward fontSize="small" />
      </MoveButton>
      <MoveButton
        name={name}
        way="down"
        isLast={index === count - 1}
        onPress={() => onMove(index + 1)}
      >
        <ArrowDownward fontSize="small" />
      </MoveButton>
    </>
  );
}

interface MoveButtonProps {
  name: string;
  way: 'up' | 'down';
  /** At the end in this direction. */
  isLast: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Not `disabled` at the end: the pressed button would lose the focus. */
function MoveButton({ name, way, isLast, onPress, children }: MoveButtonProps) {
  return (
    <Tooltip title={`Move ${way}`}>
      <IconButton
        aria-label={`Move ${name} ${way}`}
        aria-disabled={isLast}
        onClick={isLast ? undefined : ignoreDoubleClick(onPress)}
        sx={{ '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
