import avatar1 from './avatar-1.webp?role=avatar';
import avatar2 from './avatar-2.webp?role=avatar';
import avatar3 from './avatar-3.webp?role=avatar';
import avatar4 from './avatar-4.webp?role=avatar';
import avatar5 from './avatar-5.webp?role=avatar';
import avatar6 from './avatar-6.webp?role=avatar';

/** The site's own portraits, by their address. */
export const customerPortraits: Readonly<Record<string, PictureSource>> = {
  '/pictures/avatar-1.webp': avatar1,
  '/pictures/avatar-2.webp': avatar2,
  '/pictures/avatar-3.webp': avatar3,
  '/pictures/avatar-4.webp': avatar4,
  '/pictures/avatar-5.webp': avatar5,
  '/pictures/avatar-6.webp': avatar6,
};
