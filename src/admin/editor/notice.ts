/** Something about the text that its writer should know, and what can be done about it. */
export interface Notice {
  text: string;
  /** Given the text as it is at the press; gives back what it is to be, unless it has been changed already. */
  action?: { label: string; run: (html: string) => string | undefined };
}

export type OnNotice = (notice: Notice | undefined) => void;
