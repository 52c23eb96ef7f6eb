/** The system error code, such as "ENOENT"; undefined if there is none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
