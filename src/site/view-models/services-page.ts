/** Words at every service, wherever it is described. */
export const servicePanel = {
  featuresTitle: "What's Included",
  benefitsTitle: 'Benefits',
  action: 'Book This Service',
};

/** Words at every price. */
export const pricing = {
  popular: 'POPULAR',
  action: 'Get Quote',
  call: 'Something else in mind? Call us on',
};
