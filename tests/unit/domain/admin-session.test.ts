import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { SESSION_HOURS, sessionRight } from '#domain/admin/admin-session.ts';
import { NewPassword, PASSWORD_MIN } from '#domain/admin/password.ts';

const auth_time = 1_800_000_000;
const administrator = { admin: true, email_verified: true, auth_time };
const hoursLater = (hours: number) => new Date((auth_time + hours * 3600) * 1000);

describe('what a session may do', () => {
  test.each([
    ['an administrator', administrator, 'granted'],
    ['an account', { email_verified: true, auth_time }, 'none'],
    ['the claim as text', { ...administrator, admin: 'true' }, 'none'],
    ['an address that is not verified', { ...administrator, email_verified: false }, 'none'],
    ['no time of signing in', { ...administrator, auth_time: undefined }, 'ended'],
  ])('%s', (_who, claims, right) => {
    expect(sessionRight(claims, hoursLater(1))).toBe(right);
  });

  test('it ends after twelve hours', () => {
    expect(sessionRight(administrator, hoursLater(11.99))).toBe('granted');
    expect(sessionRight(administrator, hoursLater(SESSION_HOURS))).toBe('ended');
  });
});

test('a new password has twelve characters, whichever they are', () => {
  expect(PASSWORD_MIN).toBe(12);
  expect(safeParse(NewPassword, 'onze caract').success).toBe(false);
  expect(safeParse(NewPassword, '🏨'.repeat(11)).success).toBe(false);
  expect(parse(NewPassword, ' douze signes')).toBe(' douze signes');
  expect(safeParse(NewPassword, 'a'.repeat(4097)).success).toBe(false);
});
