import ContentCopy from '@mui/icons-material/ContentCopy';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, GlobalStyles, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { company } from '../../../shared/company';
import { formatLondonTime } from '../../../shared/time/london-time';
import { refusalOf } from '../../data/auth-messages';
import { makeRecoveryCodes } from '../../data/second-factor';
import { ActionDialog } from '../../ui/ActionDialog';
import { saveFile } from '../../ui/save-file';
import { useCopied } from '../../ui/use-copied';
import { useStay } from '../../ui/use-stay';

const NOT_PRINTED = { '@media print': { display: 'none' } };
/** Prints the dialog alone, dark on white. */
const printed = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > :not(.recovery-codes)': { display: 'none' },
        '.recovery-codes *': { color: 'black !important', background: 'none !important' },
      },
    }}
  />
);

export function RecoveryCodesDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const id = useId();
  const copy = useCopied('codes');
  const {
    data: codes,
    error,
    isFetching,
  } = useQuery({
    queryKey: ['recovery-codes', id],
    queryFn: makeRecoveryCodes,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useStay(isFetching || Boolean(codes));
  const save = () => {
    const title = `Recovery codes of ${email} for the admin of ${company.get().name}, made on ${formatLondonTime(new Date())}.`;
    const text = [title, 'Each works once.', '', ...(codes ?? []), ''].join('\n');
    saveFile(`recovery codes of ${email}.txt`, text, 'text/plain');
  };
  return (
    <ActionDialog
      heading="Keep your recovery codes"
      className="recovery-codes"
      // Escape must not close what is about to be shown once.
      onClose={isFetching ? undefined : onClose}
      isKept
      maxWidth="xs"
      actions={
        <Button
          variant={codes && 'contained'}
          onClick={onClose}
          disabled={isFetching}
          sx={NOT_PRINTED}
        >
          {codes ? 'I have kept them' : 'Close'}
        </Button>
      }
    >
      {printed}
      {error && (
        <Alert severity="error">
          {refusalOf(error, 'No recovery codes could be made').message}
        </Alert>
      )}
      {!codes && !error && <LinearProgress aria-label="Loading" />}
      {codes && (
        <>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            If your phone is lost, each of them works once in place of your app’s code, with the
            password of {email}. They are shown this once: keep them where your phone is not.
          </Typography>
          <Box
            component="ul"
            aria-label="Recovery codes"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
              columnGap: 2,
              rowGap: 0.5,
              listStyle: 'none',
              my: 2,
              p: 2,
              borderRadius: 1,
              bgcolor: 'action.hover',
              fontFamily: 'monospace',
            }}
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...NOT_PRINTED }}>
            <Button
              variant="outlined"
              startIcon={<ContentCopy />}
              onClick={() => copy(codes.join('\n'))}
            >
              Copy
            </Button>
            <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={save}>
              Save
            </Button>
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
              Print
            </Button>
          </Box>
        </>
      )}
    </ActionDialog>
  );
}
