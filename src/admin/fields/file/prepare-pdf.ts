import { MAX_PDF_BYTES, PDF_TYPE } from '../../../shared/upload-limits';
import { formatFileSize } from '../../images/file-size';
import type { PreparedFile } from '../../images/prepared-file';

/** ISO 32000-2, 7.5.2. */
const HEADER = '%PDF-';

/** Checks the content of a chosen file, and sets the extension and MIME type of a PDF. */
export async function preparePdf(chosen: File): Promise<PreparedFile> {
  const name = `“${chosen.name}”`;
  if (chosen.size === 0) return { problem: `${name} is empty.` };
  if ((await chosen.slice(0, HEADER.length).text()) !== HEADER) {
    return { problem: `${name} is not a PDF. Save or print it as a PDF, and choose that.` };
  }
  if (chosen.size > MAX_PDF_BYTES) {
    return {
      problem: `${name} is ${formatFileSize(chosen.size)}; a PDF may be up to ${formatFileSize(MAX_PDF_BYTES)}.`,
    };
  }
  const named = `${chosen.name.replace(/\.[^.]*$/, '')}.pdf`;
  return { file: new File([chosen], named, { type: PDF_TYPE }) };
}
