import { Box, Button, Checkbox, FormControlLabel, useMediaQuery, type Theme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Draft, draftOf } from '../../data/draft';
import { QueryStatus } from '../../data/QueryStatus';
import { type Version, versionQuery, versionsOf } from '../../data/revisions';
import { allows, fieldsOf, type ContentType } from '../../../schema/content-type';
import type { FieldKind } from '../../../schema/fields';
import { rowToForm } from '../../../schema/row';
import { RowChanges, VersionChanges } from './VersionChanges';
import { VersionList } from './VersionList';
import { ActionDialog } from '../../ui/ActionDialog';
import { setAsTyped } from '../../ui/set-as-typed';
import { toasts } from '../../ui/toasts';

/** Kinds that locate a record: not restored with its content. */
const PLACED: readonly FieldKind[] = ['slug', 'displayDate'];
/** Publication is decided by the buttons, not by a restored version. */
const LIVED: readonly FieldKind[] = ['publication', 'lastDay', 'reviewRequest'];

interface Props {
  schema: ContentType;
  onClose: () => void;
}

export default function HistoryDialog({ schema, onClose }: Props) {
  const record = useRecordContext();
  const id = record?.id ?? '';
  const draft = draftOf(record);
  const notify = useNotify();
  const form = useFormContext();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [chosen, setChosen] = useState<number>();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery({
    queryKey: ['versions', schema.table, id],
    queryFn: () => versionsOf(schema.table, id),
    staleTime: 0,
  });
  const versions = [...(query.data && draft ? [versionOf(draft)] : []), ...(query.data ?? [])];
  // By its id: a concurrent save shifts all versions by one.
  const place = Math.max(
    versions.findIndex((one) => one.id === chosen),
    0,
  );
  const version = versions[place];
  const { data: row } = useQuery(versionQuery(version?.id));
  const placed = fieldsOf(schema).flatMap(([, { kind, label }]) =>
    PLACED.includes(kind) ? [label.toLowerCase()] : [],
  );

  const restore = () => {
    if (!row) return;
    const values = rowToForm(schema, row);
    for (const [column, { kind, readOnly }] of fieldsOf(schema)) {
      if (readOnly || LIVED.includes(kind) || !(column in values)) continue;
      if (PLACED.includes(kind) && !isWhole) continue;
      setAsTyped(form, column, values[column]);
    }
    onClose();
    notify(toasts.earlierVersion, { type: 'info' });
  };
  return (
    <ActionDialog
      heading="History"
      onClose={onClose}
      maxWidth="lg"
      fullScreen={isNarrow}
      dividers
      contentSx={{ p: 0, minHeight: { sm: '24rem' } }}
      actions={
        <>
          {placed.length > 0 && place > 0 && allows(schema, 'update') && (
            <FormControlLabel
              sx={{ mr: 'auto' }}
              control={
                <Checkbox
                  checked={isWhole}
                  onChange={(_, checked) => setWhole(checked)}
                  size="small"
                />
              }
              label={`Also its ${placed.join(' and ')}`}
            />
          )}
          <Button onClick={onClose}>Close</Button>
          {allows(schema, 'update') && (
            <Button variant="contained" disabled={!row || place === 0} onClick={restore}>
              Put this version into the form
            </Button>
          )}
        </>
      }
    >
      <QueryStatus query={query} what="The history" sx={{ m: 2 }} />
      {query.data && versions.length === 0 && (
        <Box sx={{ p: 3 }}>Nothing has been changed since the history began to be kept.</Box>
      )}
      {version && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '17rem minmax(0, 1fr)' },
            minHeight: 'inherit',
          }}
        >
          <VersionList versions={versions} chosen={version.id} onChoose={setChosen} />
          {version.id === undefined && draft ? (
            <RowChanges schema={schema} before={draft.base} after={draft.changes} />
          ) : (
            <VersionChanges schema={schema} version={version} before={versions[place + 1]} />
          )}
        </Box>
      )}
    </ActionDialog>
  );
}

function versionOf({ updated_at: saved_at, saved_by_email }: Draft): Version {
  return { operation: 'draft', saved_at, saved_by_email };
}
