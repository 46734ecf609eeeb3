/** The screens that have a form. */
export type EnquirySource = 'home' | 'contact';

/** What a visitor may be asked: names of the form's fields and of what `send_enquiry` takes (supabase/migrations). */
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

/** What stands in a form now; who leaves the message empty wants what he has chosen. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const answers = Object.fromEntries(new FormData(form)) as Enquiry;
  return { ...answers, message: answers.message?.trim() || 'A quote, please.' };
}
