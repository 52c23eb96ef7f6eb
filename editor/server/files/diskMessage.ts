import { errorCode } from '../site.ts';

const notAllowed =
  'You do not have permission to write there. Ask the administrator of this computer.';

const messages: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Delete files you do not need, and try again.',
  EDQUOT:
    'Your disk quota is used up. Delete files you do not need, or ask for more space, and try again.',
  EROFS: 'The disk is read-only. Ask the administrator of this computer.',
  EACCES: notAllowed,
  EPERM: notAllowed,
  EIO: 'The disk has a fault. Copy your important files to another disk, and ask the administrator of this computer.',
  ENAMETOOLONG: 'The name of the file is too long for the disk. Choose a shorter one.',
  ENOTDIR:
    'There is a file where a folder is needed, for example “.editor” next to the documents. Rename the file.',
  EEXIST:
    'There is a file where a folder is needed, for example “.editor” next to the documents. Rename the file.',
};

/**
 * Why a file could not be written and what to do, for people who do not program; the system's own message if its code is
 * unknown.
 */
export function diskMessage(error: unknown): string {
  const known = messages[errorCode(error) ?? ''];
  if (known !== undefined) return known;
  return `This could not be done. Your computer says: ${error instanceof Error ? error.message : error}`;
}
