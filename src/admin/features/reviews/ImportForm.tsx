import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { testimonials } from '../../../content-types/testimonials';
import type { FormValues } from '../../../schema/kind';
import { starsOf } from '../../../schema/kinds/rating';
import { phrases } from '../../../schema/phrases';
import { andList, shortened } from '../../../shared/text';
import { FieldInput } from '../../fields/FieldInput';
import { FieldSet } from '../../fields/FieldSet';
import { fileFields, judgeReviews, type ReviewFile } from './review-file';
import { useAddReviews } from './use-add-reviews';

/** What a review lacks to be published keeps no file from being taken: its row says so. */
const SCHEMA = { ...testimonials, validate: undefined };

/** Of a new review; nobody's stars are guessed. */
const COMMON = { published: true };

interface Props {
  file: ReviewFile;
  onClose: () => void;
}

/** What is taken of each row, with values for what the file does not say. */
export function ImportForm({ file: chosen, onClose }: Props) {
  const { file, done, add } = useAddReviews(chosen, onClose);
  return (
    <Form
      record={COMMON}
      onSubmit={(common: FormValues) => add.mutate(common)}
      noValidate
      disableInvalidFormNotification
    >
      <DialogContent sx={{ pt: 0 }}>
        {file.unread.length > 0 && (
          <Typography color="text.secondary">
            Not taken from the file: {andList(file.unread.map((heading) => `“${heading}”`))}.
          </Typography>
        )}
        <SameForAll {...file} />
        <Rows file={file} />
        <div role="status">
          {add.isPending && `${done} added so far…`}
          {add.data?.failed.map((line) => (
            <Alert key={line} severity="error" sx={{ mt: 1 }}>
              {line}
            </Alert>
          ))}
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose} disabled={add.isPending}>
          Cancel
        </Button>
        <AddButton file={file} isPending={add.isPending} />
      </DialogActions>
    </Form>
  );
}

/** What the file has no column for. */
function SameForAll({ columns }: Pick<ReviewFile, 'columns'>) {
  const asked = fileFields.filter(([column]) => !columns.includes(column));
  if (asked.length === 0) return null;
  return (
    <FieldSet title="The same for all" description="The file has no column for these.">
      <Box sx={COLUMNS}>
        {asked.map(([source, field]) => (
          <FieldInput key={source} schema={SCHEMA} {...{ source, field }} mode="create" />
        ))}
      </Box>
    </FieldSet>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  columnGap: 3,
};

const useVerdicts = (file: ReviewFile) => judgeReviews(file, useWatch() as FormValues);

function Rows({ file }: Pick<Props, 'file'>) {
  return (
    <Box component="ol" sx={{ p: 0, listStyle: 'none' }} aria-label="Rows of the file">
      {useVerdicts(file).map(({ form, problem, unpublished }, index) => (
        <Box
          key={index}
          component="li"
          sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <Typography sx={{ fontWeight: 700 }}>
            {String(form.name ?? 'Nobody')}
            {!problem && `, ${starsOf(Number(form.rating))}`}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {shortened(String(form.content ?? ''))}
          </Typography>
          <Typography variant="body2" color={problem ? 'error' : undefined}>
            {problem && `Left out: ${problem}`}
            {!problem &&
              `Added${unpublished ? `, not published: ${unpublished}` : ' and published.'}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function AddButton({ file, isPending }: { file: ReviewFile; isPending: boolean }) {
  const count = useVerdicts(file).filter(({ problem }) => !problem).length;
  return (
    <Button type="submit" variant="contained" loading={isPending} disabled={count === 0}>
      Add {phrases.countOf(testimonials, count)}
    </Button>
  );
}
