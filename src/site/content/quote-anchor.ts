/** Names the enquiry form of the contact screen in addresses. */
export const QUOTE_ANCHOR = 'quote';
