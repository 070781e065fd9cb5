import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  ADMIN_SESSION_MAX_HOURS,
  deriveAdminSessionState,
  NewPassword,
  PASSWORD_MIN,
} from '#domain/admin/admin-session.ts';

const auth_time = 1_800_000_000;
const administrator = { admin: true, email_verified: true, auth_time };
const hoursLater = (hours: number) => new Date((auth_time + hours * 3600) * 1000);

describe('the right of a session', () => {
  test.each([
    ['an administrator', administrator, 'granted'],
    ['an account without the claim', { email_verified: true, auth_time }, 'none'],
    ['an account with the claim as a string', { ...administrator, admin: 'true' }, 'none'],
    [
      'an administrator with an unverified address',
      { ...administrator, email_verified: false },
      'none',
    ],
    [
      'an administrator without a sign-in time',
      { ...administrator, auth_time: undefined },
      'ended',
    ],
  ])('the session of %s has the state « $2 » in the administration', (_who, claims, right) => {
    expect(deriveAdminSessionState(claims, hoursLater(1))).toBe(right);
  });

  test('the session of an administrator ends after twelve hours', () => {
    expect(deriveAdminSessionState(administrator, hoursLater(11.99))).toBe('granted');
    expect(deriveAdminSessionState(administrator, hoursLater(ADMIN_SESSION_MAX_HOURS))).toBe(
      'ended',
    );
  });
});

test('a new password needs at least twelve characters, of any kind', () => {
  expect(PASSWORD_MIN).toBe(12);
  expect(safeParse(NewPassword, 'onze caract').success).toBe(false);
  expect(safeParse(NewPassword, '🏨'.repeat(11)).success).toBe(false);
  expect(parse(NewPassword, ' douze signes')).toBe(' douze signes');
  expect(safeParse(NewPassword, 'a'.repeat(4097)).success).toBe(false);
});
