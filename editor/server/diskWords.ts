const words: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full for you: your quota is used up.',
  EROFS: 'The disk can only be read.',
  EACCES: 'You may not write there.',
  EPERM: 'You may not write there.',
  EIO: 'The disk has a fault.',
  ENAMETOOLONG: 'The name of the file is too long for the disk.',
  ENOTDIR: 'A file stands where a folder has to be: .editor beside the documents, for instance.',
  EEXIST: 'A file stands where a folder has to be: .editor beside the documents, for instance.',
};

/** What kept a file from being written, in words where the system has a known name for it. */
export function diskWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return words[code] ?? (error instanceof Error ? error.message : String(error));
}
