import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse, TextField, Typography } from '@mui/material';
import { memo, useId, useRef, useState, type ReactNode } from 'react';
import { SpokenStatus } from '../../ui/SpokenStatus';
import type { Finding } from './finding';
import type { useChecks } from './use-checks';

interface Props {
  checks: ReturnType<typeof useChecks>;
  onShow: (finding: Finding) => void;
}

/** Findings, each with a link to its field, or dismissed with a reason. */
export const Checks = memo(function Checks({ checks, onShow }: Props) {
  const { open, dismissed, dismiss, restore } = checks;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  const [isSpoken, setSpoken] = useState(false);
  const count = open.length;
  const decide = (change: Promise<void>) => {
    // What was pressed goes.
    list.current?.focus();
    void change.then(() => setSpoken(true));
  };
  return (
    <Box sx={{ mb: 1, px: { xs: 1, sm: 0 } }}>
      <Button
        disabled={count + dismissed.length === 0}
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={<ExpandMore sx={{ rotate: isOpen ? '180deg' : '0deg' }} />}
      >
        {findingsLabel(count)}
      </Button>
      <Collapse id={id} in={isOpen} unmountOnExit>
        <Box
          component="ul"
          ref={list}
          onBlur={() => setSpoken(false)}
          tabIndex={0}
          aria-label="To look at"
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '40vh', overflowY: 'auto' }}
        >
          {open.map((finding, index) => (
            <Item key={`${finding.key} ${index}`} finding={finding}>
              <Button size="small" sx={SMALL} onClick={() => onShow(finding)}>
                Show
              </Button>
              <DismissButton onDecide={(reason) => decide(dismiss(finding.key, reason))} />
            </Item>
          ))}
          {dismissed.map((finding, index) => (
            <Item
              key={`${finding.key} ${index}`}
              finding={finding}
              note={`Dismissed${finding.by ? ` by ${finding.by}` : ''}: ${finding.reason}`}
            >
              <Button size="small" sx={SMALL} onClick={() => decide(restore(finding.key))}>
                Bring back
              </Button>
            </Item>
          ))}
        </Box>
      </Collapse>
      {/* Not what is found while somebody types. */}
      <SpokenStatus>{isSpoken && findingsLabel(count)}</SpokenStatus>
    </Box>
  );
});

/** Limit of the table `dismissed_findings`. */
const MAX_REASON = 500;

/** Aligned with the finding's text. */
const SMALL = { px: 1.5, minWidth: 0 } as const;

interface ItemProps {
  finding: Finding;
  note?: string;
  children: ReactNode;
}

function Item({ finding: { words, place }, note, children }: ItemProps) {
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {words}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {note ?? place}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: -1.5 }}>
        {children}
      </Box>
    </Box>
  );
}

/** Asks for the reason. */
function DismissButton({ onDecide }: { onDecide: (reason: string) => void }) {
  const [reason, setReason] = useState<string>();
  if (reason === undefined) {
    return (
      <Button size="small" sx={SMALL} onClick={() => setReason('')}>
        Dismiss
      </Button>
    );
  }
  const decide = () => reason.trim() && onDecide(reason.trim());
  return (
    <>
      <TextField
        size="small"
        margin="none"
        label="Why it is right as it is"
        value={reason}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked for it
        autoFocus
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          decide();
        }}
      />
      <Button size="small" sx={SMALL} disabled={!reason.trim()} onClick={decide}>
        Dismiss
      </Button>
    </>
  );
}

function findingsLabel(count: number): string {
  if (count === 0) return 'Nothing to look at';
  return count === 1 ? '1 thing to look at' : `${count} things to look at`;
}
