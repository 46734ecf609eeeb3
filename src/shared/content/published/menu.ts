import { publishedDefaults } from './defaults';

/** Stands for what the tables hold in builds and in development (build/plugins/site-content.ts). */
export default publishedDefaults.menu;
