import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, IconButton, Tooltip } from '@mui/material';

interface MoveProps {
  /** What the buttons speak of: "Feature 2". */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

interface Props extends MoveProps {
  onRemove: () => void;
}

/** Moves an item of a list up or down, or takes it out. */
export function ItemButtons({ onRemove, ...move }: Props) {
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <MoveButtons {...move} />
      <Tooltip title="Remove">
        <IconButton aria-label={`Remove ${move.name}`} color="error" onClick={onRemove}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

/** Moves an item of a list up or down. */
export function MoveButtons({ name, index, count, onMove }: MoveProps) {
  return (
    <>
      <Tooltip title="Move up">
        <span>
          <IconButton
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title="Move down">
        <span>
          <IconButton
            aria-label={`Move ${name} down`}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDownward fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </>
  );
}
