import type { Offer } from './invitations';

/** The ways to be somebody here, and to another one. */
export type Way = 'new' | 'known' | 'signed in';

export interface JoinProps {
  token: string;
  offer: Offer;
  onJoined: () => Promise<void>;
  onSwitch: (way: Way) => void;
}
