import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  Typography,
  useMediaQuery,
  type SxProps,
} from '@mui/material';
import type { FieldOfKind } from '../../../schema/fields';
import { DialogHeading } from '../../ui/DialogHeading';

/** On a phone, the picture is beside the text. */
const CHOICE: SxProps = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: '8rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  gridTemplateRows: { sm: 'auto 1fr' },
  alignItems: { xs: 'center', sm: 'stretch' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '&:hover, &:focus-within': { borderColor: 'primary.main' },
};

/** The button covers the whole card. */
const CHOICE_BUTTON: SxProps = {
  position: 'static',
  display: 'block',
  p: 1.5,
  // Most pictures are white on white.
  borderTop: { sm: 1 },
  borderColor: { sm: 'divider' },
  textAlign: 'start',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: 2, outlineOffset: -2, outlineColor: 'primary.main' },
};

interface Props {
  field: Pick<FieldOfKind['sections'], 'types' | 'picture'>;
  onClose: () => void;
  onChoose: (type: string) => void;
}

/** All section types by group, each with a picture. */
export default function ChooseSection({ field, onClose, onChoose }: Props) {
  const { types, picture: Picture } = field;
  const isPhone = useMediaQuery('(width < 600px)');
  const groups = [...new Set(Object.values(types).map(({ group }) => group))];
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth="md"
      fullWidth
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
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
              }}
            >
              {membersOf(types, group).map(([name, { label, description }]) => (
                <Box key={name} sx={CHOICE}>
                  {/* Reserves its height: no layout shift. */}
                  {Picture && (
                    <Box sx={{ aspectRatio: '16 / 10', overflow: 'hidden' }}>
                      <Picture type={name} />
                    </Box>
                  )}
                  <ButtonBase onClick={() => onChoose(name)} sx={CHOICE_BUTTON}>
                    <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
                    <Typography variant="body2" color="text.secondary">
                      {description}
                    </Typography>
                  </ButtonBase>
                </Box>
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

function membersOf(types: Props['field']['types'], wanted: string) {
  return Object.entries(types).filter(([, { group }]) => group === wanted);
}
