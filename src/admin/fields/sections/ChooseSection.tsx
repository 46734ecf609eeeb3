import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { FieldOfKind } from '../../../schema/fields';
import { DialogHeading } from '../../ui/DialogHeading';

interface Props {
  types: FieldOfKind['sections']['types'];
  onClose: () => void;
  onChoose: (type: string) => void;
}

/** The sections that there are, in their groups. */
export function ChooseSection({ types, onClose, onChoose }: Props) {
  const isPhone = useMediaQuery('(width < 600px)');
  const groups = [...new Set(Object.values(types).map(({ group }) => group))];
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth="md"
      aria-labelledby="choose-section"
    >
      <DialogHeading id="choose-section">Add a section</DialogHeading>
      <DialogContent>
        {groups.map((group) => (
          <Box key={group} component="section" aria-label={group} sx={{ mb: 3 }}>
            <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700, mb: 1 }}>
              {group}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 1,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
              }}
            >
              {membersOf(types, group).map(([name, { label, description }]) => (
                <ButtonBase
                  key={name}
                  onClick={() => onChoose(name)}
                  sx={{
                    display: 'block',
                    p: 1.5,
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 1,
                    textAlign: 'start',
                    '&:hover, &:focus-visible': { borderColor: 'primary.main' },
                  }}
                >
                  <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
                  <Typography variant="body2" color="text.secondary">
                    {description}
                  </Typography>
                </ButtonBase>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

function membersOf(types: Props['types'], wanted: string) {
  return Object.entries(types).filter(([, { group }]) => group === wanted);
}
