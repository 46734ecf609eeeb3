/** The file to send, or why the chosen one cannot be it, in a sentence for the person who chose it. */
export type PreparedFile = { file: File; problem?: never } | { file?: never; problem: string };

/** Of a file that the device or the browser fails at, such as one in a cloud that is out of reach. */
export const unreadable = ({ name }: File): PreparedFile => ({
  problem: `“${name}” could not be read. Try again, or choose another one.`,
});
