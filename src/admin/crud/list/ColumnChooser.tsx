import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import { Box, Button, Checkbox, FormControlLabel, FormGroup, Popover } from '@mui/material';
import { useId, useState } from 'react';
import { useStore } from 'react-admin';
import type { ContentType } from '../../../schema/content-type';

/** Where react-admin's table keeps the columns that somebody has hidden. */
export const hiddenColumnsKey = (table: string) => `${table}.datatable`;

/** Shows and hides columns of the grid in this browser; react-admin's own list of them cannot be read aloud. */
export function ColumnChooser({ schema }: { schema: ContentType }) {
  const { table, titleColumn, fields, list } = schema;
  const usual = [...(list.hiddenColumns ?? [])];
  const [hidden, setHidden] = useStore<string[]>(hiddenColumnsKey(table), usual);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const id = useId();
  const offered = [...list.columns, ...usual].filter((column) => column !== titleColumn);
  const toggle = (column: string) =>
    setHidden(
      hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column],
    );
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        startIcon={<ViewWeekOutlined />}
        aria-haspopup="dialog"
        aria-expanded={button !== null}
        onClick={(event) => setButton(event.currentTarget)}
      >
        Columns
      </Button>
      <Popover
        open={button !== null}
        anchorEl={button}
        onClose={() => setButton(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
      >
        <Box sx={{ px: 2, py: 1 }}>
          <FormGroup>
            {offered.map((column) => (
              <FormControlLabel
                key={column}
                label={fields[column]?.label ?? column}
                control={
                  <Checkbox checked={!hidden.includes(column)} onChange={() => toggle(column)} />
                }
              />
            ))}
          </FormGroup>
          <Button onClick={() => setHidden(usual)} sx={{ mx: -1 }}>
            Reset
          </Button>
        </Box>
      </Popover>
    </>
  );
}
