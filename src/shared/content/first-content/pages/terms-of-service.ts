import type { PageRow } from '../../content-rows.ts';

const html = `
<h2>About these terms</h2>
<p>These terms apply to every cleaning service that {{company.legal-name}} ("we", "us") provides to you, and to your use of this website. By accepting a quote you agree to them. They do not affect the rights that the law gives you as a consumer.</p>
<h2>Quotes and bookings</h2>
<p>We reply to requests for a quote within {{policy.quote-reply-hours}} hours. A quote is free, is based on what you tell us about the property, and stays open for 30 days.</p>
<p>A booking is made when you accept a quote and we confirm the date in writing. Scheduling typically takes {{policy.scheduling-business-days}} business days.</p>
<p>Times on site are estimates: {{policy.standard-clean-hours}} hours for a standard two-bedroom clean, {{policy.deep-clean-hours}} hours for deep or end of tenancy cleaning. If the property differs a great deal from its description, we tell you before we carry on, and you decide.</p>
<h2>Prices and payment</h2>
<p>The prices on our services page are guide prices; the price that counts is the one in your written quote. It includes labour, products, equipment and travel within our area.</p>
<p>One-off cleans are paid on the day of completion. Regular cleans are invoiced monthly and are due within 14 days. If a payment is late, we may pause further visits after reminding you.</p>
<h2>Cancelling or moving a visit</h2>
<p>Please give us at least {{policy.cancellation-notice-hours}} hours' notice if you need to cancel or move a visit; there is then no fee. With less notice, or if we cannot get in at the agreed time, we may charge a late cancellation fee of up to {{policy.late-cancellation-fee-percent}}% of the service cost, because the cleaner's time has been kept for you.</p>
<p>If we have to cancel, we tell you as early as we can and offer the next free date or your money back.</p>
<p>If you are a consumer and booked by telephone, e-mail or online, you may also change your mind within 14 days of booking without giving a reason. If you asked us to clean within those days, you pay for the work done up to the moment you cancel.</p>
<h2>Access, keys and safety</h2>
<p>For us to work properly, please make sure that:</p>
<ul>
<li>we can get in at the agreed time, and know about alarms and parking</li>
<li>there is running hot water, electricity and light</li>
<li>cash, jewellery and fragile or irreplaceable things are put away</li>
<li>you have told us about pets, damage and anything hazardous</li>
</ul>
<p>Keys are stored coded and without your address. Our team may stop work where it is not safe, does not climb higher than a two-step ladder, and does not move furniture that needs more than one person.</p>
<h2>If something is not right</h2>
<p>Please report any issue within {{policy.issue-report-hours}} hours of completion, if possible with a photograph. We will come back and clean the areas concerned again at no charge, normally within two working days. If that does not settle it, we will agree a fair reduction of the price.</p>
<p>This {{policy.satisfaction-percent}}% satisfaction guarantee comes on top of your rights under the Consumer Rights Act 2015, which require a service to be carried out with reasonable care and skill. Those rights do not end after {{policy.issue-report-hours}} hours.</p>
<h2>Insurance and liability</h2>
<p>We hold public liability and employers' liability insurance and will show you the certificates on request.</p>
<p>If we damage something through our own carelessness, we repair it, replace it or pay its value at the time. We are not responsible for wear, for faults that were there before, or for stains and marks that cannot be removed without harming the material.</p>
<p>Nothing in these terms limits our liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow us to limit. To business customers, our liability is otherwise limited to the amount our insurance pays, and does not extend to lost profits.</p>
<h2>Regular cleaning agreements</h2>
<p>Regular cleaning runs from visit to visit with no minimum term. Either of us may end it, or change its frequency, with two weeks of notice. We may adjust prices once a year and write to you at least one month before we do.</p>
<p>You agree not to employ our cleaners privately while we work for you and for six months after.</p>
<h2>This website</h2>
<p>The articles on our blog are general advice. Test any product on a hidden spot first and follow its label; we cannot take responsibility for results we were not there to see.</p>
<p>The texts and pictures are ours or used with permission. You are welcome to link to them and to quote from them with a link; please ask before you copy more.</p>
<h2>Complaints, law and changes</h2>
<p>Write to {{company.email}} or to {{company.street}}, {{company.town}}, {{company.postcode}} and a manager will answer within five working days.</p>
<p>These terms are governed by the law of England and Wales, and the courts there have jurisdiction; if you live in Scotland or Northern Ireland you may also use your own courts.</p>
<p>If we change these terms, the new version applies to bookings made after the date at the top of this page.</p>
<hr>
<p>How we treat your personal data is described in our <a href="/privacy-policy">Privacy Policy</a>.</p>
`;

export const termsOfService: PageRow = {
  path: '/terms-of-service',
  title: 'Terms of Service',
  description:
    'The terms on which {{company.name}} cleans: bookings, cancellations, prices and complaints.',
  noindex: false,
  sections: [
    {
      id: 'top',
      type: 'hero',
      title: 'Terms of Service',
      intro:
        'What you can expect from {{company.name}}, and what we need from you. In plain words, and fair to both sides.',
      // docs/specification.md, 9.
      updated: 'May 14, 2025',
      layout: 'panel',
    },
    { id: 'text', type: 'longText', html, numbered: true },
  ],
};
