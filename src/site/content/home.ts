import { company } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';
import { getQuote } from './links';
import { fromHourlyRate, prices } from './prices';
import policies from '../../shared/content/published/policies';

export const homeServices = derivedContent([prices], (all) => ({
  eyebrow: 'Our services',
  title: 'One team for every room you answer for',
  intro: `A weekly hoover round, a flat to hand back, a shop floor before opening time: ${fromHourlyRate(all)}. Choose what you need and see exactly what it includes.`,
}));

export const whyChooseUs = derivedContent([policies], (promised) => ({
  eyebrow: 'Why choose us',
  title: 'We tick the boxes you would check yourself',
  pictureAlt:
    'A clipboard with every box ticked, beside folded cloths, a spray bottle and a sponge',
  reasons: [
    {
      title: 'The same face every visit',
      text: 'You meet your cleaner before the first clean, and that is who comes back.',
    },
    {
      title: 'A price before we start',
      text: `A written quote within ${promised.quoteReplyHours} hours. No call-out fee, no surprise at the door.`,
    },
    {
      title: 'Insured, vetted, trained',
      text: "Public and employers' liability cover, checked references and a proper induction.",
    },
    {
      title: 'Kinder products',
      text: 'Refillable, low-odour cleaners that are safe around children, pets and asthma.',
    },
    {
      title: 'Put right, not argued about',
      text: `Tell us within ${promised.issueReportHours} hours and we come back to it at no cost.`,
    },
  ],
}));

export const howItWorks = derivedContent([policies], (promised) => ({
  eyebrow: 'How it works',
  title: 'Three steps, and only the first is yours',
  steps: [
    {
      title: 'Book a service',
      text: `Call or send the form. We agree what to clean and when, typically within ${promised.schedulingBusinessDays} business days.`,
    },
    {
      title: 'Get cleaned',
      text: 'Your cleaner arrives on time with everything needed, and works through the list you agreed.',
    },
    {
      title: 'Enjoy your space',
      text: 'Walk in, breathe out. If anything was missed, one message brings us back.',
    },
  ],
}));

export const homeTestimonials = {
  eyebrow: 'Testimonials',
  title: 'What our neighbours say',
};

export const homeCallToAction = derivedContent([policies], (promised) => ({
  title: 'Ready for a free Saturday?',
  text: `Tell us about the place and what bothers you most. You will have a free quote within ${promised.quoteReplyHours} hours.`,
  primary: getQuote,
}));

export const homeContact = derivedContent([company], ({ locality }) => ({
  eyebrow: 'Contact',
  title: 'Ask us anything about your clean',
  intro: `Prefer to talk? A real person in ${locality} answers the phone during opening hours.`,
}));
