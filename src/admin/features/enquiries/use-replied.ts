import { useStore } from 'react-admin';

/** The enquiry whose reply was begun last. Kept in this browser: a phone may drop the page while its mail program is open. */
export const useReplied = () => useStore<string | null>('enquiries.replied', null);
