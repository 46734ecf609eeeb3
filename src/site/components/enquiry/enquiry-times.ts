/** "Sending..." is shown for this long at least (docs/specification.md, 4 and 9). */
export const ENQUIRY_SENDING_MS = 1500;
/** How long the thank-you panel stays (docs/specification.md, 9). */
export const ENQUIRY_SUCCESS_MS = 5000;
