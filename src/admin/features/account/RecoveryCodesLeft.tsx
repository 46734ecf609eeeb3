import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { secondFactorQuery } from '../../data/recovery-codes';

/** How many recovery codes there still are, and the way to new ones. */
export function RecoveryCodesLeft({ onMake }: { onMake: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({ ...secondFactorQuery, staleTime: 0 });
  if (!data) return null;
  const { codes } = data;
  const left = codes === 1 ? 'One recovery code is' : `${codes} recovery codes are`;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography color="text.secondary" sx={{ mb: 1, maxWidth: '40rem' }}>
        {codes > 0
          ? `${left} left. Each works once in place of your app’s code, if your phone is lost.`
          : 'You have no recovery codes: a lost phone would shut you out.'}
      </Typography>
      <Button variant="outlined" onClick={codes > 0 ? () => setAsking(true) : onMake}>
        {codes > 0 ? 'Make new recovery codes' : 'Make recovery codes'}
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Make new recovery codes?"
        content="Those that you have kept are worth nothing then."
        confirm="Make new codes"
        onConfirm={() => {
          setAsking(false);
          onMake();
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
