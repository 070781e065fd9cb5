import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { PASSWORD_MIN } from '#domain/admin/password.ts';
import { requireClosedSignUp, signInFaults } from '../../../scripts/lib/sign-in-settings.ts';

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

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that answers like the Identity Toolkit's. @returns its address and what was asked */
async function fakeToolkit(status: number, answer: unknown) {
  const asked: { url?: string | undefined; authorization?: string | undefined } = {};
  const running = createServer(({ url, headers }, response) => {
    Object.assign(asked, { url, authorization: headers.authorization });
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  const address = running.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { asked, endpoint: `http://127.0.0.1:${address.port}` };
}

test('the settings are read with the token of whoever deploys', async () => {
  const { asked, endpoint } = await fakeToolkit(200, CLOSED);
  await requireClosedSignUp('my-hotels', 'a-token', endpoint);
  expect(asked).toEqual({
    url: '/admin/v2/projects/my-hotels/config',
    authorization: 'Bearer a-token',
  });
});

test.each([
  ['sign-up is open', 200, {}, /untick « Enable create \(sign-up\) »/],
  ['there is no sign-in', 404, {}, /press « Get started »/],
  ['they may not be read', 403, {}, /could not be read \(403\)/],
])('deploying is refused while %s', async (_why, status, answer, words) => {
  const { endpoint } = await fakeToolkit(status, answer);
  await expect(requireClosedSignUp('my-hotels', 'a-token', endpoint)).rejects.toThrow(words);
});

test('deploying is refused where nothing answers', async () => {
  const { endpoint } = await fakeToolkit(200, CLOSED);
  server?.close();
  await expect(requireClosedSignUp('my-hotels', 'a-token', endpoint)).rejects.toThrow('no answer');
});
