/** A picture imported with its role (build/pictures/picture-encoding.ts): srcset by format, and the largest fallback. */
interface PictureSource {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

declare module '*.webp?role=wide' {
  const source: PictureSource;
  export default source;
}

declare module '*.webp?role=photo' {
  const source: PictureSource;
  export default source;
}

declare module '*.webp?role=portrait' {
  const source: PictureSource;
  export default source;
}

declare module '*.webp?role=avatar' {
  const source: PictureSource;
  export default source;
}
