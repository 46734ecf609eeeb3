import { publishedDefaults } from './defaults';

/** Stands for what the tables hold in builds and in development (hosting/vite-site-content.ts). */
export default publishedDefaults.notice;
