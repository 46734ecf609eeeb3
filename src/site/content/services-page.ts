import { getQuote } from './links';
import { derivedContent } from '../../shared/content/content-store';
import policies from '../../shared/content/published/policies';

export const servicesHero = {
  title: 'Cleaning that fits your place',
  lead: 'One standard for every service. See what each one includes and what it costs, then ask for a free quote in a minute.',
  action: getQuote,
};

export const serviceTabs = {
  title: 'What we clean',
  lead: 'Pick a service to see what a visit includes. Everything can be combined, and every list can be changed to suit you.',
  featuresTitle: "What's Included",
  benefitsTitle: 'Benefits',
  action: 'Book This Service',
};

export const pricing = {
  title: 'Clear prices, before we start',
  lead: 'Guide prices for one cleaner with products and equipment. Your written quote is fixed.',
  popular: 'POPULAR',
  action: 'Get Quote',
  call: 'Something else in mind? Call us on',
};

export const servicesFaq = {
  title: 'Good questions',
  callPrompt: 'Yours is not among them? Ask us on',
};

export const servicesCallToAction = derivedContent([policies], (promised) => ({
  title: 'Tell us about your place',
  text: `A free quote within ${promised.quoteReplyHours} hours, and a first visit typically ${promised.schedulingBusinessDays} business days after you say yes.`,
  primary: getQuote,
}));
