import { Box, FormControlLabel, Switch, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { memo } from 'react';
import { WIDTHS, type Device } from './PreviewFrame';

interface Props {
  device: Device;
  onDevice: (device: Device) => void;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

/** How wide the page is shown, and whether with what stands around it. Not drawn at every key. */
export const PreviewControls = memo(function PreviewControls(props: Props) {
  const { device, onDevice, isWhole, onWhole } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1,
        px: { xs: 1, sm: 0 },
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        onChange={(_, chosen: Device | null) => chosen && onDevice(chosen)}
        aria-label="Width of the preview"
      >
        {Object.keys(WIDTHS).map((name) => (
          <ToggleButton key={name} value={name} sx={{ color: 'text.primary' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label="Bar and footer"
        control={
          <Switch
            size="small"
            checked={isWhole}
            onChange={(event) => onWhole(event.target.checked)}
          />
        }
        sx={{ ml: 0 }}
      />
    </Box>
  );
});
