/** Builds and development put what staff have published in its place (build/plugins/site-content.ts). */
export { termsOfService as default } from '../../defaults/pages/terms-of-service';
