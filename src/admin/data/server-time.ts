type Claims = Readonly<Record<string, unknown>>;

/** How far the device's clock is ahead of the server's, in milliseconds. */
let error = 0;

/**
 * Returns the server's time in milliseconds, by the claims of a token. A token is renewed within its
 * hour: a device's clock outside that hour is wrong, and the token's own time is used instead.
 */
export function serverTime({ iat, exp }: Claims): number {
  const now = Date.now();
  const isKnown = typeof iat === 'number' && typeof exp === 'number';
  const isWrong = isKnown && (now < iat * 1000 || now > exp * 1000);
  error = isWrong ? now - iat * 1000 : 0;
  return now - error;
}

/** Returns the server's time for decisions such as what is public now. */
export const serverNow = (): Date => new Date(Date.now() - error);
