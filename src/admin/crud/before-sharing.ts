/** What to do about a record's page that is newer than the built site. */
export const BEFORE_SHARING =
  'Wait before you share its link: until the site has been built anew, it shows neither title nor picture.';
