const OFFER =
  'offers to put your message into an e-mail or into WhatsApp. Nothing goes there unless you press it.';

/** Placeholders of the privacy policy on the enquiry form, by VITE_ENQUIRIES; keep in step with the form's code. */
export function enquiryPlaceholders(
  enquiries: string | undefined,
  { phone, email, review_url }: { phone: string; email: string; review_url: string | null },
): [name: string, value: string][] {
  return enquiries === 'on'
    ? [
        ['enquiries.ways', 'call us, write to us or send us an enquiry'],
        [
          'enquiries.sent',
          'What you enter into an enquiry form is sent to us when you press Send Message, and not before: your answers, the guide price that you were shown, the page and the time. They are kept in our own database, which Supabase runs for us, and only our staff read them. We use them to answer you and to prepare a quote.' +
            (review_url
              ? ' Once a job is done we may ask you for a review, at most once a year, and keep with your enquiry when we did.'
              : ''),
        ],
        [
          'enquiries.beside',
          `To keep robots out, the database counts how many enquiries come from one internet address. It does not keep the address, but a code made from it that cannot be turned back, and removes that code with the first enquiry that comes more than a day later. If the form cannot reach us, it ${OFFER}`,
        ],
      ]
    : [
        ['enquiries.ways', 'call or write to us'],
        [
          'enquiries.sent',
          'The enquiry form on this site shows how an enquiry works, but it does not transmit anything yet: what you type stays on your screen, is sent to nobody, and is gone once the form is cleared or the page is closed.',
        ],
        [
          'enquiries.beside',
          `Without a connection the form ${OFFER} To reach us for certain, call ${phone} or write to ${email}.`,
        ],
      ];
}
