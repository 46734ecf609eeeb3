import { enquiryMail, type Enquiry, type Mail } from './enquiry-mail.ts';

/** The header in which the webhook sends its secret. */
export const SECRET_HEADER = 'x-webhook-secret';

interface Settings {
  /** Without one the function refuses every call. */
  secret: string;
  /** The recipient. */
  to: string;
  /** The site's origin: "https://www.brightwell.example". */
  siteUrl: string;
  send(mail: Mail): Promise<void>;
  /** What is wrong with the settings, as a sentence. */
  fault?: string | undefined;
}

/** Handles a database webhook on inserts into public.enquiries: sends the mail, or answers why it could not. */
export function notifyEnquiry({ secret, to, siteUrl, send, fault }: Settings) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, 'Only a webhook may ask, by POST');
    if (!secret) return answer(500, 'WEBHOOK_SECRET must be set');
    if (!(await isSame(request.headers.get(SECRET_HEADER) ?? '', secret))) {
      return answer(401, `The header ${SECRET_HEADER} is not the secret`);
    }
    if (fault) return answer(500, fault);
    const enquiry = insertedEnquiry(await request.json().catch(() => undefined));
    if (!enquiry) return answer(400, 'This is no insert into public.enquiries');
    try {
      await send(enquiryMail(enquiry, { to, siteUrl }));
    } catch (error) {
      console.error(error);
      return answer(502, 'The mail service did not take the mail');
    }
    return answer(200, `Sent ${enquiry.reference} to ${to}`);
  };
}

/** What went wrong is for the function's logs, too: nobody reads what a webhook is answered. */
function answer(status: number, message: string): Response {
  if (status !== 200) console.error(message);
  return Response.json({ message }, { status });
}

/** `undefined` for any other body than a database webhook's for an insert. */
function insertedEnquiry(body: unknown): Enquiry | undefined {
  if (!isRecord(body) || body.type !== 'INSERT' || body.table !== 'enquiries') return undefined;
  const { record } = body;
  return isRecord(record) && isEnquiry(record) ? record : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEnquiry(record: Record<string, unknown>): record is Enquiry {
  return ['id', 'reference', 'name', 'message'].every((name) => typeof record[name] === 'string');
}

/** Compares digests, so that the time reveals nothing about the secret. */
async function isSame(one: string, other: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [a, b] = await Promise.all([digest(one), digest(other)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}
