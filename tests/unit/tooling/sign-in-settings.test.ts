import { expect, test } from 'vitest';
import { PASSWORD_MIN } from '#domain/admin/password.ts';
import { signInFaults } from '../../../scripts/lib/sign-in-settings.ts';

const CLOSED = {
  client: { permissions: { disabledUserSignup: true } },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN } }],
  },
};
const withPolicy = (state: string, minPasswordLength: number) => ({
  ...CLOSED,
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: state,
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength } }],
  },
});

test.each([
  ['closed, with long passwords', CLOSED, []],
  ['as Firebase creates it', {}, ['Sign-up is open', 'Passwords may be short']],
  ['explicitly open', { ...CLOSED, client: { permissions: {} } }, ['Sign-up is open']],
  ['a short minimum', withPolicy('ENFORCE', 8), ['Passwords may be short']],
  ['a policy that only advises', withPolicy('OFF', 12), ['Passwords may be short']],
])('a project %s', (_what, stored, faults) => {
  const found = signInFaults(stored);
  expect(found).toHaveLength(faults.length);
  for (const [index, fault] of faults.entries()) expect(found[index]).toContain(fault);
});
