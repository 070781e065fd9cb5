/** Whether the security rules refused the read or write. */
export function isPermissionDenied(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && String(error.code).endsWith('permission-denied')
  );
}
