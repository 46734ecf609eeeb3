import type { Mail } from '../functions/notify-enquiry/enquiry-mail.ts';

export interface KeptMail extends Mail {
  sentAt: Date;
}

const MOST_KEPT = 100;

/** Where the mails of a backend on one's own machine go: nowhere else, and no further than this process. */
export class Mailbox {
  /** The newest first. */
  readonly mails: KeptMail[] = [];

  readonly send = async (mail: Mail): Promise<void> => {
    this.mails.unshift({ ...mail, sentAt: new Date() });
    this.mails.splice(MOST_KEPT);
  };
}
