import { company as published } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';
import type { LegalDocument } from './legal-document';
import promised from '../../shared/content/published/policies';

export const termsOfService = derivedContent(
  [published, promised],
  (company, policies): LegalDocument => ({
    title: 'Terms of Service',
    summary: `What you can expect from ${company.name}, and what we need from you. In plain words, and fair to both sides.`,
    sections: [
      {
        id: 'about-these-terms',
        heading: 'About these terms',
        blocks: [
          `These terms apply to every cleaning service that ${company.legalName} ("we", "us") provides to you, and to your use of this website. By accepting a quote you agree to them. They do not affect the rights that the law gives you as a consumer.`,
        ],
      },
      {
        id: 'quotes-and-bookings',
        heading: 'Quotes and bookings',
        blocks: [
          `We reply to requests for a quote within ${policies.quoteReplyHours} hours. A quote is free, is based on what you tell us about the property, and stays open for 30 days.`,
          `A booking is made when you accept a quote and we confirm the date in writing. Scheduling typically takes ${policies.schedulingBusinessDays} business days.`,
          `Times on site are estimates: ${policies.standardCleanHours} hours for a standard two-bedroom clean, ${policies.deepCleanHours} hours for deep or end of tenancy cleaning. If the property differs a great deal from its description, we tell you before we carry on, and you decide.`,
        ],
      },
      {
        id: 'prices-and-payment',
        heading: 'Prices and payment',
        blocks: [
          'The prices on our services page are guide prices; the price that counts is the one in your written quote. It includes labour, products, equipment and travel within our area.',
          'One-off cleans are paid on the day of completion. Regular cleans are invoiced monthly and are due within 14 days. If a payment is late, we may pause further visits after reminding you.',
        ],
      },
      {
        id: 'cancellation',
        heading: 'Cancelling or moving a visit',
        blocks: [
          `Please give us at least ${policies.cancellationNoticeHours} hours' notice if you need to cancel or move a visit; there is then no fee. With less notice, or if we cannot get in at the agreed time, we may charge a late cancellation fee of up to ${policies.lateCancellationFeePercent}% of the service cost, because the cleaner's time has been kept for you.`,
          'If we have to cancel, we tell you as early as we can and offer the next free date or your money back.',
          'If you are a consumer and booked by telephone, e-mail or online, you may also change your mind within 14 days of booking without giving a reason. If you asked us to clean within those days, you pay for the work done up to the moment you cancel.',
        ],
      },
      {
        id: 'access-and-safety',
        heading: 'Access, keys and safety',
        blocks: [
          'For us to work properly, please make sure that:',
          [
            'we can get in at the agreed time, and know about alarms and parking',
            'there is running hot water, electricity and light',
            'cash, jewellery and fragile or irreplaceable things are put away',
            'you have told us about pets, damage and anything hazardous',
          ],
          'Keys are stored coded and without your address. Our team may stop work where it is not safe, does not climb higher than a two-step ladder, and does not move furniture that needs more than one person.',
        ],
      },
      {
        id: 'if-something-is-not-right',
        heading: 'If something is not right',
        blocks: [
          `Please report any issue within ${policies.issueReportHours} hours of completion, if possible with a photograph. We will come back and clean the areas concerned again at no charge, normally within two working days. If that does not settle it, we will agree a fair reduction of the price.`,
          `This ${policies.satisfactionPercent}% satisfaction guarantee comes on top of your rights under the Consumer Rights Act 2015, which require a service to be carried out with reasonable care and skill. Those rights do not end after ${policies.issueReportHours} hours.`,
        ],
      },
      {
        id: 'insurance-and-liability',
        heading: 'Insurance and liability',
        blocks: [
          "We hold public liability and employers' liability insurance and will show you the certificates on request.",
          'If we damage something through our own carelessness, we repair it, replace it or pay its value at the time. We are not responsible for wear, for faults that were there before, or for stains and marks that cannot be removed without harming the material.',
          'Nothing in these terms limits our liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow us to limit. To business customers, our liability is otherwise limited to the amount our insurance pays, and does not extend to lost profits.',
        ],
      },
      {
        id: 'regular-cleaning',
        heading: 'Regular cleaning agreements',
        blocks: [
          'Regular cleaning runs from visit to visit with no minimum term. Either of us may end it, or change its frequency, with two weeks of notice. We may adjust prices once a year and write to you at least one month before we do.',
          'You agree not to employ our cleaners privately while we work for you and for six months after.',
        ],
      },
      {
        id: 'this-website',
        heading: 'This website',
        blocks: [
          'The articles on our blog are general advice. Test any product on a hidden spot first and follow its label; we cannot take responsibility for results we were not there to see.',
          'The texts and pictures are ours or used with permission. You are welcome to link to them and to quote from them with a link; please ask before you copy more.',
        ],
      },
      {
        id: 'law',
        heading: 'Complaints, law and changes',
        blocks: [
          `Write to ${company.email} or to ${company.street}, ${company.locality}, ${company.postcode} and a manager will answer within five working days.`,
          'These terms are governed by the law of England and Wales, and the courts there have jurisdiction; if you live in Scotland or Northern Ireland you may also use your own courts.',
          'If we change these terms, the new version applies to bookings made after the date at the top of this page.',
        ],
      },
    ],
    related: {
      text: 'How we treat your personal data is described in our',
      label: 'Privacy Policy',
      href: '/privacy-policy',
    },
  }),
);
