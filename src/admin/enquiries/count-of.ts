/** "1 enquiry", "1,200 enquiries". */
export const countOf = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'enquiry' : 'enquiries'}`;
