import { errorCode } from '../../files/errorCode.ts';

const messages: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full for you: your quota is used up.',
  EROFS: 'The disk can only be read.',
  EACCES: 'You may not write there.',
  EPERM: 'You may not write there.',
  EIO: 'The disk has a fault.',
  ENAMETOOLONG: 'The name of the file is too long for the disk.',
  ENOTDIR: 'There is a file where a folder has to be: .editor beside the documents, for instance.',
  EEXIST: 'There is a file where a folder has to be: .editor beside the documents, for instance.',
};

/** Why a file could not be written, for people who do not program; the message of the system where its code is unknown. */
export function diskMessage(error: unknown): string {
  return (
    messages[errorCode(error) ?? ''] ?? (error instanceof Error ? error.message : String(error))
  );
}
