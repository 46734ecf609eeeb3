/** Who the company is. Placeholders: the first thing to change when the site becomes yours (README, "Make it yours"). */
export const company = {
  name: 'Brightwell Cleaning',
  legalName: 'Brightwell Cleaning Ltd',
  phone: '0121 496 0123',
  /** Offered beside the form when it cannot deliver (VITE_ENQUIRIES); empty when the company has none. */
  whatsApp: '07700 900123',
  email: 'hello@example.com',
  street: '1 Example Street',
  locality: 'Walsall',
  region: 'West Midlands',
  postcode: 'WS1 1XX',
  country: 'GB',
  /** Centre of the contact map, WGS 84 degrees. */
  geo: { latitude: 52.5862, longitude: -1.9829 },
  areas: [
    'Walsall',
    'Birmingham',
    'Wolverhampton',
    'Dudley',
    'the Black Country',
    'the wider West Midlands',
  ],
  /** Addresses of the company's own pages, "https://..."; the mark of a network without one links nowhere. */
  social: { Facebook: '', Instagram: '', LinkedIn: '' },
} as const;

/** `tel:` address of a British national number, in the international form that phones need abroad (RFC 3966). */
export function telHref(phone: string): string {
  return `tel:+${international(phone)}`;
}

/** Address of a chat with a British number, with a message that is ready to be sent (WhatsApp, "Click to chat"). */
export function whatsAppHref(phone: string, message: string): string {
  return `https://wa.me/${international(phone)}?text=${encodeURIComponent(message)}`;
}

const international = (phone: string) => `44${phone.replace(/\D/g, '').replace(/^0/, '')}`;
