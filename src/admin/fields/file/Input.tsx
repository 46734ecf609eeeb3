import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Link } from '@mui/material';
import { type FileField, isPickedFile } from '../../../schema/kinds/file';
import { fileName, MAX_PDF_BYTES, PDF_TYPE } from '../../../shared/upload-limits';
import { ChosenFile } from '../../images/ChosenFile';
import { formatFileSize } from '../../images/file-size';
import { PickedFileInput } from '../../images/PickedFileInput';
import type { InputProps } from '../kind-props';
import { preparePdf } from './prepare-pdf';

/** A PDF, shown as a link with its file name. */
export default function FileFieldInput({ field, source, validate }: InputProps<FileField>) {
  const { label, helperText } = field;
  return (
    <PickedFileInput
      {...{ source, label, helperText, validate }}
      noun="PDF"
      icon={<PictureAsPdfOutlined aria-hidden sx={{ fontSize: 40, color: 'primary.main' }} />}
      accept={[PDF_TYPE]}
      prepare={preparePdf}
      rules={`PDF, up to ${formatFileSize(MAX_PDF_BYTES)}.`}
      shown={(value, isUploading) => {
        const picked = isPickedFile(value) ? value : undefined;
        const name = picked?.title ?? fileName(String(value));
        return (
          <div>
            <ChosenFile name={name} file={picked?.rawFile} isUploading={isUploading}>
              <Link href={picked?.src ?? String(value)} target="_blank" rel="noopener">
                {name}
              </Link>
            </ChosenFile>
          </div>
        );
      }}
    />
  );
}
