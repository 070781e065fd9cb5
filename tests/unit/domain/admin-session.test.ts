import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { mustEnrol, SESSION_HOURS, sessionEnd, sessionRight } from '#domain/admin/admin-session.ts';
import { NewPassword, PASSWORD_MIN } from '#domain/admin/password.ts';
import {
  inGroups,
  isTotp,
  leftCodes,
  SecondFactorCode,
  TotpCode,
} from '#domain/admin/second-factor.ts';

const auth_time = 1_800_000_000;
const administrator = { admin: true, email_verified: true, auth_time };
const hoursLater = (hours: number) => new Date((auth_time + hours * 3600) * 1000);

describe('what a session may do', () => {
  test.each([
    ['an administrator', administrator, 'granted'],
    ['an account', { email_verified: true, auth_time }, 'none'],
    ['the claim as text', { ...administrator, admin: 'true' }, 'none'],
    ['an address that is not verified', { ...administrator, email_verified: false }, 'none'],
    ['a second factor to give', { ...administrator, totp: true }, 'code-missing'],
    ['a second factor given', { ...administrator, totp: true, second_factor: true }, 'granted'],
    ['a wrong one', { ...administrator, totp: true, second_factor: 'true' }, 'code-missing'],
    ['no time of signing in', { ...administrator, auth_time: undefined }, 'ended'],
  ])('%s', (_who, claims, right) => {
    expect(sessionRight(claims, hoursLater(1), null)).toBe(right);
  });

  test('one that must enrol a second factor has none before', () => {
    const required = { ...administrator, totp: true, totp_required: 'enrol' };
    expect(mustEnrol(required)).toBe(true);
    expect(sessionRight(required, hoursLater(1), null)).toBe('code-missing');
    expect(mustEnrol({ ...required, totp_required: 'enrolled' })).toBe(false);
    expect(mustEnrol(administrator)).toBe(false);
  });

  test('it ends after twelve hours', () => {
    expect(sessionEnd(administrator)).toBe(hoursLater(SESSION_HOURS).getTime());
    expect(sessionRight(administrator, hoursLater(11.99), null)).toBe('granted');
    expect(sessionRight(administrator, hoursLater(12), null)).toBe('ended');
    expect(sessionRight({ ...administrator, totp: true }, hoursLater(12), null)).toBe('ended');
  });

  test('it ends when its account’s sessions were ended after it began', () => {
    expect(sessionRight(administrator, hoursLater(1), auth_time - 1)).toBe('granted');
    expect(sessionRight(administrator, hoursLater(1), auth_time)).toBe('ended');
    expect(sessionRight(administrator, hoursLater(1), auth_time + 60)).toBe('ended');
  });
});

test('a code is read as people type it', () => {
  expect(parse(TotpCode, ' 123 456 ')).toBe('123456');
  expect(parse(SecondFactorCode, '123456')).toBe('123456');
  expect(parse(SecondFactorCode, 'ABCD-efgh 2345-qrst')).toBe('abcdefgh2345qrst');
  expect(isTotp('123456')).toBe(true);
  expect(isTotp('abcdefgh2345qrst')).toBe(false);
  expect(inGroups('abcdefgh2345qrst')).toBe('abcd-efgh-2345-qrst');
  expect(inGroups('')).toBe('');
  for (const wrong of ['', '12345', '1234567', 'abcdefgh2345qrs1', 'abcdefgh2345qrs']) {
    expect(safeParse(SecondFactorCode, wrong).success).toBe(false);
  }
  expect(safeParse(TotpCode, 'abcdefgh2345qrst').success).toBe(false);
});

test.each([
  [0, 'Il ne vous reste aucun code de secours'],
  [1, 'Il vous reste 1\u00a0code de secours'],
  [9, 'Il vous reste 9\u00a0codes de secours'],
])('%d recovery codes left', (left, sentence) => {
  expect(leftCodes(left)).toBe(sentence);
});

test('a new password has twelve characters, whichever they are', () => {
  expect(PASSWORD_MIN).toBe(12);
  expect(safeParse(NewPassword, 'onze caract').success).toBe(false);
  expect(safeParse(NewPassword, '🏨'.repeat(11)).success).toBe(false);
  expect(parse(NewPassword, ' douze signes')).toBe(' douze signes');
  expect(safeParse(NewPassword, 'a'.repeat(4097)).success).toBe(false);
});
