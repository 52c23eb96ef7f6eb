/** Runs work without the rights of the superuser, who can read and write everything. Other users keep theirs. */
export async function withoutRights<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
