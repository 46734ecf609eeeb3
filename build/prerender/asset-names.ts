/**
 * Names of the visitors' pictures and styles, the same in the build and in what renders its pages. Pages name many
 * pictures and hashes do not compress: with six characters the home page fits a connection's first 14.6 kB (RFC 6928).
 */
export const ASSET_NAMES = 'assets/[name]-[hash:6][extname]';
