import { FLASH_KEY } from './flash-message-key';

/** Title of the message that something is saved (docs/specification.md, 8). */
export const SUCCESS = 'Success!';

/**
 * A message for the next page: the admin saves a post, the public page says so. Survives one document navigation in the
 * tab.
 */
export interface Flash {
  description: string;
  /** The form of the record, such as "/admin/blog_posts/7". */
  editPath?: string;
}

/** Without storage the message alone is lost. */
export function setFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(FLASH_KEY, JSON.stringify(flash));
  } catch {
    return;
  }
}

/** Returns and removes the message; `undefined` without one, for an invalid one, or without storage. */
export function takeFlash(): Flash | undefined {
  try {
    const text = sessionStorage.getItem(FLASH_KEY);
    if (!text) return undefined;
    sessionStorage.removeItem(FLASH_KEY);
    const { description, editPath }: Record<string, unknown> = JSON.parse(text);
    if (typeof description !== 'string') return undefined;
    return {
      description,
      editPath:
        typeof editPath === 'string' && editPath.startsWith('/admin/') ? editPath : undefined,
    };
  } catch {
    return undefined;
  }
}
