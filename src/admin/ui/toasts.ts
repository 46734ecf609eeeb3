/** Messages of toasts, beside those derived from a content type's words (src/schema/phrases.ts). */
export const toasts = {
  copied: {
    link: 'The link is copied',
    codes: 'The codes are copied',
    typed: 'What you typed is copied',
  },
  notCopied: {
    link: 'Select the link and copy it',
    codes: 'Select the codes and copy them',
    typed: 'Select the text and copy it',
  },
  notKept: 'That could not be kept. Try again.',
  notUndone: (titles: string, reason: string) =>
    `That could not be undone for ${titles}: ${reason}`,
  notDone: (title: string, what: string, reason: string) => `“${title}” was not ${what}: ${reason}`,
  noneDone: (what: string, reason: string) => `Nothing was ${what}: ${reason}`,
  menuLeadsThere: 'The menu leads to it now',

  isBack: (title: string) => `“${title}” is back`,
  changesDiscarded: 'The changes are thrown away: this is what was published before',
  earlierVersion: 'The earlier version is in the form. Nothing is saved yet.',

  signedInToSave: 'You have signed in. Everything is as you left it: save again.',
  signedInAgain: 'You have signed in again. Everything is as you left it.',
  signedOut: 'You have signed out.',
  signedOutEverywhere: 'You have signed out, here and everywhere else.',
  notSignedOut: 'You could not be signed out',
  passwordSet: 'Your new password is set, and you have signed in.',
  addressConfirmed: 'Your address is confirmed.',
  addressHalfConfirmed: 'Confirmed. Now open the link in the mail to your other address, too.',
  factorAdded: 'From now on, sign-in asks for a code of this app too.',
  factorRemoved: (name: string) => `${name} is removed.`,
  factorNotRemoved: (name: string) => `${name} could not be removed`,

  welcome: (role: string) => `Welcome. You are an ${role} now.`,
  invitationRevoked: 'Invitation revoked',
  factorReset: (name: string) => `The second factor of ${name} is reset`,
  factorNotReset: 'The second factor was not reset',
  membershipEnded: (name: string) => `The membership of ${name} has ended`,
};
