export { Confirm as default } from 'react-admin';
