// The claim `totp` has rules and functions ask for the second factor. `totp_required` says that the owner
// requires one, and whether it is still to be enrolled: until then the account has no rights.

type Claims = Readonly<Record<string, unknown>>;

/** An account's claims with a second factor that the owner requires. */
export const requiringFactor = (claims: Claims) => ({
  ...claims,
  totp: true,
  totp_required: claims.totp === true ? (claims.totp_required ?? 'enrolled') : 'enrol',
});

/** An account's claims with a second factor that was just enrolled. */
export const withFactor = (claims: Claims) => ({
  ...claims,
  totp: true,
  ...(claims.totp_required !== undefined && { totp_required: 'enrolled' }),
});

/** An account's claims without a second factor: where one is required, another has to be enrolled. */
export function withoutFactor({ totp: _, ...claims }: Claims): Claims {
  return claims.totp_required === undefined
    ? claims
    : { ...claims, totp: true, totp_required: 'enrol' };
}
