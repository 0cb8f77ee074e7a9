const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOENT: 'it does not exist',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'a file is in its place',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is exceeded',
};

/** The code of a file-system error, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Describes a file-system error, as the end of a sentence. */
export function describeError(error: unknown): string {
  const code = errorCode(error);
  return (code && reasons[code]) ?? (error instanceof Error ? error.message : String(error));
}
