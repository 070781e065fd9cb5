import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PROJECT_ID, LOCAL_PORTS } from '#domain/site/ports.ts';
import { resolveRepoPath } from '#scripts/lib/script.ts';
import { SITE } from './call.ts';

const SCRIPT_MS = 60_000;
/** A port offset at which no suite ever runs. */
const EMPTY_OFFSET = 40_000;
const offset = Number(new URL(SITE).port) - LOCAL_PORTS.hosting;
const auth = getAuth(initializeApp({ projectId: DEMO_PROJECT_ID }, 'admin-scripts'));

let email = '';
beforeEach(() => {
  email = `${randomUUID()}@example.org`;
});

/** Runs a command of `scripts/admin.ts` as npm does. */
function run(command: string, args: string[], portOffset = offset) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(
      process.execPath,
      [resolveRepoPath('scripts', 'admin.ts'), command, ...args],
      {
        env: { ...process.env, PORT_OFFSET: String(portOffset) },
      },
    );
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Calls the Auth emulator. @returns the HTTP status of the response */
async function accountsCall(method: string, payload: object): Promise<number> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const path = `identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const response = await fetch(`http://${host}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...payload, returnSecureToken: true }),
  });
  return response.status;
}

describe('npm run admin:invite and admin:revoke', { timeout: SCRIPT_MS }, () => {
  it('npm run admin:invite makes an account an administrator, who can sign in once by the printed link', async () => {
    const { code, output } = await run('invite', [` ${email.toUpperCase()}`]);
    expect(code).toBe(0);
    const user = await auth.getUserByEmail(email);
    expect(user.customClaims).toEqual({ admin: true });
    const [link = ''] = /http:\S+mode=signIn\S+/.exec(output) ?? [];
    const { status, headers } = await fetch(link, { redirect: 'manual' });
    expect(status).toBe(303);
    const target = new URL(headers.get('location') ?? '');
    expect(`${target.origin}${target.pathname}`).toBe(`${SITE}/admin/login`);
    const oobCode = target.searchParams.get('oobCode');
    expect(await accountsCall('signInWithEmailLink', { email, oobCode })).toBe(200);
    // Signing in by the link verifies the email address, which the rights require.
    expect((await auth.getUserByEmail(email)).emailVerified).toBe(true);
    expect(await accountsCall('signInWithEmailLink', { email, oobCode })).toBe(400);
  });

  it('npm run admin:revoke --uid revokes the rights of an account without an email address', async () => {
    const { uid } = await auth.createUser({});
    await auth.setCustomUserClaims(uid, { admin: true });
    expect((await run('revoke', ['--uid', uid])).code).toBe(0);
    expect((await auth.getUser(uid)).customClaims).toEqual({});
  });

  it.each([
    ['invite', [], 'Name one account: npm run admin:invite -- EMAIL ['],
    ['invite', ['--uid', 'odile'], 'Name one account: npm run admin:invite'],
    ['revoke', ['--uid', 'odile'], 'No account is known as odile.'],
    ['revoke', ['odile@example.org', '--uid', 'odile'], 'Name one account: npm run admin:revoke'],
    ['invite', ['odile'], '"odile" is not an email address.'],
    ['revoke', ['odile@example.org', '--project'], 'npm run admin:revoke -- (EMAIL | --uid UID)'],
    ['revoke', ['nobody@example.org'], 'No account is known as nobody@example.org.'],
  ])(
    'npm run admin:%s with the invalid arguments %j prints a one-line error and fails',
    async (command, args, sentence) => {
      const { code, output } = await run(command, args);
      expect(code).toBe(1);
      expect(output.trim()).toMatch(/^✖ [^\n]+$/);
      expect(output).toContain(sentence);
    },
  );

  it('npm run admin:invite fails with a hint when no emulator suite runs', async () => {
    const { code, output } = await run('invite', [email], EMPTY_OFFSET);
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^✖ No suite answers on port \d+: run npm start first[^\n]+$/);
  });
});
