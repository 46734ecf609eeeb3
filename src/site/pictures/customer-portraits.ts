import type { Testimonial } from '../content/testimonials';
import avatar1 from './avatar-1.webp?role=avatar';
import avatar2 from './avatar-2.webp?role=avatar';
import avatar3 from './avatar-3.webp?role=avatar';
import avatar4 from './avatar-4.webp?role=avatar';
import avatar5 from './avatar-5.webp?role=avatar';
import avatar6 from './avatar-6.webp?role=avatar';

export const customerPortraits: Record<Testimonial['avatar'], PictureSource> = {
  'avatar-1': avatar1,
  'avatar-2': avatar2,
  'avatar-3': avatar3,
  'avatar-4': avatar4,
  'avatar-5': avatar5,
  'avatar-6': avatar6,
};
