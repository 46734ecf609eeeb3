/** The file to upload, or a sentence on why it is refused. */
export type PreparedFile = { file: File; problem?: never } | { file?: never; problem: string };

/** For a read error, such as a cloud file without a connection. */
export const unreadable = ({ name }: File): PreparedFile => ({
  problem: `“${name}” could not be read. Try again, or choose another one.`,
});
