import type { PageRow } from '../../content-rows.ts';

const html = `
<h2>Who we are</h2>
<p>{{company.legal-name}} ("we", "us") is the controller of the personal data described here. You can reach us at {{company.street}}, {{company.town}}, {{company.postcode}}, on {{company.phone}} or at {{company.email}}.</p>
<p>This policy covers this website and the cleaning services we provide. It is written for the UK General Data Protection Regulation and the Data Protection Act 2018.</p>
<h2>Cookies and storage in your browser</h2>
<p>The pages for visitors set no cookies. {{statistics.storage}}</p>
<p>The Admin area, where our staff write articles, is separate: there the browser keeps the session and the unfinished drafts of whoever is writing. Reading the site has no part in it.</p>
<h2>The enquiry form</h2>
<p>{{enquiries.sent}}</p>
<p>{{enquiries.beside}}</p>
<h2>What we collect when you contact or book us</h2>
<p>When you call, write or book, we keep what we need to answer and to do the work:</p>
<ul>
<li>your name, address, telephone number and e-mail address</li>
<li>the details of the property and of the service you asked for, including access instructions</li>
<li>the dates of our visits, what was done, and anything you told us about it</li>
<li>invoices and payments; we never see or keep your full card number</li>
</ul>
<p>We do not ask for sensitive information. If you mention an allergy so that we avoid a product, we use it for that purpose alone.</p>
<h2>Why we use it, and our legal basis</h2>
<ul>
<li>To answer your questions and prepare a quote: steps you asked for before a contract.</li>
<li>To carry out and invoice the cleaning you booked: our contract with you.</li>
<li>To keep accounts and tax records: a legal obligation.</li>
<li>To deal with complaints, keep our team safe and improve our work: our legitimate interest in running the business well.</li>
</ul>
<p>We do not sell personal data, and no decision about you is made by a computer alone.</p>
<h2>Server logs</h2>
<p>Like every web host, ours writes a short technical log when a page is requested: the internet address the request came from, the time, the page, and the kind of browser. The log serves to keep the site available and to fend off attacks. It is deleted within 30 days and we do not combine it with anything else.</p>
<h2>Requests to other companies</h2>
<p>Almost everything on this site comes from our own host. These are the exceptions:</p>
<ul>
<li>Map: the map on the contact page comes from OpenStreetMap, and is only requested once you scroll to it or ask for it. OpenStreetMap then receives your internet address and the name of this site. The address next to the map works without it.</li>
<li>Videos: where a page shows one, YouTube or Vimeo is asked for it once you press play, and not before. It then receives your internet address and the name of this site.</li>
<li>Texts: every page asks Supabase, which hosts our database, whether there are newer texts than its own. Those, articles and the pictures in them are delivered from there. Supabase receives your internet address in order to answer, and keeps its own technical logs on our behalf.</li>
</ul>
<p>The sharing buttons beneath articles load nothing from any other company; only when you press one is its page opened, with the address of the article.</p>
<h2>Who else sees your data</h2>
<p>The cleaners who come to you see what they need for the visit. Beyond that, we use an e-mail provider, an accountant and a payment provider, each bound by contract to use the data for our purposes only. If one of them works outside the United Kingdom, the transfer is covered by adequacy regulations or by the standard contractual clauses the law provides.</p>
<h2>How long we keep it</h2>
<ul>
<li>Enquiries that lead to no booking: 12 months.</li>
<li>Bookings, invoices and payments: six years after the end of the tax year they belong to.</li>
<li>Keys and access codes: returned or destroyed within seven days of your last clean.</li>
</ul>
<h2>Your rights</h2>
<p>You may ask us for a copy of your data, to correct it, to delete it, to limit or stop using it, or to pass it on to someone else. Write to us and we will reply within one month, free of charge.</p>
<p>If you are unhappy with the way we handle your data, please tell us first. You may also complain to the Information Commissioner's Office, the supervisory authority of the United Kingdom.</p>
<h2>Changes to this policy</h2>
<p>When what we do changes, this page changes first, together with the date at the top of it.</p>
<hr>
<p>The conditions on which we clean for you are in our <a href="/terms-of-service">Terms of Service</a>.</p>
`;

/** Describes what the code does with data; keep both in step. */
export const privacyPolicy: PageRow = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description:
    'What {{company.name}} does with personal data, and what this website stores: nothing.',
  noindex: false,
  sections: [
    {
      id: 'top',
      type: 'hero',
      title: 'Privacy Policy',
      intro:
        'In short: reading this site leaves no cookies behind and nothing is stored in your browser. {{company.name}} only learns who you are when you {{enquiries.ways}}.',
      // docs/specification.md, 9.
      updated: 'May 14, 2025',
      layout: 'panel',
    },
    { id: 'text', type: 'longText', html, numbered: true },
  ],
};
