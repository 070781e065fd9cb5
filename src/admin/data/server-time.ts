type Claims = Readonly<Record<string, unknown>>;

/** How much the device's clock is known to be ahead of the server's, in milliseconds. */
let error = 0;

/**
 * Now by the server's clock, in milliseconds, as far as a token of it tells: it is renewed within its
 * hour, so where this device's clock is not within it, it is wrong, and the token's own time has to do.
 */
export function serverTime({ iat, exp }: Claims): number {
  const now = Date.now();
  const isKnown = typeof iat === 'number' && typeof exp === 'number';
  const isWrong = isKnown && (now < iat * 1000 || now > exp * 1000);
  error = isWrong ? now - iat * 1000 : 0;
  return now - error;
}

/** The same for a decision that the server would take: what is to be public now. */
export const serverNow = (): Date => new Date(Date.now() - error);
