/** In international form (RFC 3966). */
export function telHref(phone: string): string {
  const [, extension] = EXTENSION.exec(phone) ?? [];
  return `tel:+${international(phone)}${extension ? `;ext=${extension}` : ''}`;
}

const EXTENSION = / ?(?:ext|x)\.? ?(\d+)$/i;

/** A text message with its words; iOS begins them with "&", Android with "?". No message reaches an extension. */
export function smsHref(phone: string, message: string): string {
  return `sms:+${international(phone)}?&body=${encodeURIComponent(message)}`;
}

/** A chat with a prepared message (WhatsApp, "Click to chat"). */
export function whatsAppHref(phone: string, message: string): string {
  return `https://wa.me/${international(phone)}?text=${encodeURIComponent(message)}`;
}

/**
 * The digits with the country code, of a British number or one that has it: "+44 121 496 0123", "+44 (0)121 496 0123",
 * "0044 121 496 0123", "441214960123" as WhatsApp has it: no British area begins with 4.
 */
export function international(phone: string): string {
  const digits = phone.replace(EXTENSION, '').replace(/[^+\d]/g, '');
  const abroad = digits.replace(/^(?!\+|00|44)/, '44').replace(/^(\+|00)/, '');
  return abroad.replace(/^440/, '44');
}
