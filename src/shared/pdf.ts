/** The media type of files that are offered to download. */
export const PDF_TYPE = 'application/pdf';

/** The bucket's limit, in bytes: 10 MB as Supabase counts them. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;
