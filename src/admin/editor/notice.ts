/** Something about the text that its writer should know, and what can be done about it. */
export interface Notice {
  text: string;
  action?: { label: string; run: () => void };
}

export type OnNotice = (notice: Notice | undefined) => void;
