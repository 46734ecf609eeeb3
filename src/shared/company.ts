/** Who the company is: what staff have written at /admin, or src/shared/content/defaults/company.ts. */
export { default as company } from './content/published/company';

/** `tel:` address of a telephone number, in the international form that phones need abroad (RFC 3966). */
export function telHref(phone: string): string {
  return `tel:+${international(phone)}`;
}

/** Address of a chat with a number, with a message that is ready to be sent (WhatsApp, "Click to chat"). */
export function whatsAppHref(phone: string, message: string): string {
  return `https://wa.me/${international(phone)}?text=${encodeURIComponent(message)}`;
}

/** Of a British number, or of one that says its country: "+44 121 496 0123", "+44 (0)121 496 0123", "0044 121 496 0123". */
function international(phone: string): string {
  const digits = phone.replace(/[^+\d]/g, '');
  const abroad = digits.replace(/^(\+|00)/, '');
  return (abroad === digits ? `44${digits}` : abroad).replace(/^440/, '44');
}
