/** Texts of a service's panel. */
export const servicePanel = {
  featuresTitle: "What's Included",
  benefitsTitle: 'Benefits',
  action: 'Book This Service',
};

/** Texts of price cards. */
export const pricing = {
  popular: 'POPULAR',
  action: 'Get Quote',
  call: 'Something else in mind? Call us on',
};
