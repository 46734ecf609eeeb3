import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { Version } from '../../data/revisions';
import { formatLondonTime } from '../../../shared/time/london-time';

interface Props {
  versions: readonly Version[];
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
}

const WHAT: Readonly<Record<string, string>> = {
  insert: 'First saved',
  restore: 'Brought back',
  delete: 'Deleted',
  draft: 'Draft, not published',
};

/** Newest first, with time and author. */
export function VersionList({ versions, chosen, onChoose }: Props) {
  const newest = versions.find(({ id }) => id)?.id;
  return (
    <List
      aria-label="Versions"
      sx={{
        py: 0,
        maxHeight: { xs: '14rem', sm: '60vh' },
        overflowY: 'auto',
        borderRight: { sm: 1 },
        borderBottom: { xs: 1, sm: 0 },
        borderColor: 'divider',
      }}
    >
      {versions.map(({ id, saved_at, saved_by_email, operation }, index) => (
        <ListItem key={id ?? 'draft'} disablePadding>
          <ListItemButton
            selected={id === chosen}
            aria-current={id === chosen ? 'true' : undefined}
            onClick={() => onChoose(id)}
            sx={{ py: 1, px: 2.5 }}
          >
            <ListItemText
              primary={formatLondonTime(saved_at)}
              secondary={[
                id && id === newest
                  ? 'Newest'
                  : WHAT[operation === 'insert' && versions[index + 1] ? 'restore' : operation],
                saved_by_email ?? 'not by a person',
              ]
                .filter(Boolean)
                .join(' · ')}
              slotProps={{
                primary: { sx: { fontWeight: 500, fontVariantNumeric: 'tabular-nums' } },
                secondary: { sx: { overflowWrap: 'anywhere' } },
              }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
