import { errorCode } from '../site.ts';

const notAllowed = 'You may not write there. Ask who looks after this computer.';

const messages: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Delete what you do not need, and try again.',
  EDQUOT:
    'Your share of the disk is full. Delete what you do not need, or ask for more, and try again.',
  EROFS: 'The disk can only be read. Ask who looks after this computer.',
  EACCES: notAllowed,
  EPERM: notAllowed,
  EIO: 'The disk has a fault. Copy what matters to another one, and ask who looks after this computer.',
  ENAMETOOLONG: 'The name of the file is too long for the disk. Choose a shorter one.',
  ENOTDIR: 'There is a file where a folder has to be: .editor beside the documents, for instance.',
  EEXIST: 'There is a file where a folder has to be: .editor beside the documents, for instance.',
};

/**
 * Why a file could not be written and what to do, for people who do not program; the system's own message where its
 * code is unknown.
 */
export function diskMessage(error: unknown): string {
  const known = messages[errorCode(error) ?? ''];
  if (known !== undefined) return known;
  return `This could not be done. Your computer says: ${error instanceof Error ? error.message : error}`;
}
