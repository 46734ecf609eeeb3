/** Builds and development put what staff have published in its place (build/plugins/site-content.ts). */
export { about as default } from '../../defaults/pages/about';
