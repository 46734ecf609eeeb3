/** "Call" and "Quote" at hand on phones, for the pages that want them. */
export { CallBar as default } from '../components/CallBar';
