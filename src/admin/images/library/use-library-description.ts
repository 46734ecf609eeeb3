import { useQueryClient } from '@tanstack/react-query';
import type { LibraryPicture } from '../../data/picture-library';

/** Finds the description that the library, once it was opened, has of a picture. */
export function useLibraryDescription(): (url: unknown) => string | undefined {
  const client = useQueryClient();
  return (url) => {
    const pictures = client.getQueryData<LibraryPicture[]>(['library']);
    return pictures?.find((one) => one.url === url)?.descriptions[0];
  };
}
