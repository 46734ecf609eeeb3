/**
 * The one thing that a visitor's browser is asked to keep: that its owner does not want to be counted. A type, because a shared
 * constant is a file of its own that every visit fetches.
 */
export type Refusal = 'do-not-count';

export interface Asking extends Navigator {
  /** Global Privacy Control (W3C); Safari lacks it. */
  globalPrivacyControl?: boolean;
}
