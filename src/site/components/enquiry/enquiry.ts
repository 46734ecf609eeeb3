/** Screens with a form. */
export type EnquirySource = 'home' | 'contact';

export type EnquiryState = 'editing' | 'sending' | 'success';

/** Names of the form's fields and of `send_enquiry`'s parameters (supabase/schemas). */
export type EnquiryField =
  | 'name'
  | 'email'
  | 'phone'
  | 'service'
  | 'message'
  | 'postcode'
  | 'property_kind'
  | 'property_size'
  | 'frequency'
  | 'preferred_time'
  | 'estimate';

export type Enquiry = { readonly [field in EnquiryField]?: string };

/** The form's current values; an empty message is replaced by the selected service. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const answers = Object.fromEntries(new FormData(form)) as Enquiry;
  return { ...answers, message: answers.message?.trim() || 'A quote, please.' };
}
