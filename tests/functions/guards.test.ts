import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOO_MANY_REQUESTS } from '#domain/requests/form-guard.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { MALFORMED } from '../../functions/src/calls/parse-payload.ts';
import { callerOf } from '../../functions/src/guards/caller.ts';
import { type FormHandler, guardForm } from '../../functions/src/guards/guard-form.ts';
import { consumeLimit } from '../../functions/src/guards/rate-limit.ts';
import { emptyDatabase } from './emulated-project.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const HOUR_MS = 60 * 60_000;
const limit = { scope: 'caller', subject: '192.0.2.7', max: 10, windowMs: HOUR_MS } as const;
const SETTINGS = {
  secret: 'secret',
  callerLimit: 3,
  gateLimit: 5,
  recipientLimit: 2,
  mailboxLimit: 4,
  minFillMs: 1000,
  appCheck: false,
};

let db = emptyDatabase();
beforeEach(() => {
  db = emptyDatabase();
});
const counters = async () => (await db.collection(COLLECTIONS.rateLimits).get()).docs;

describe('a rate limit', () => {
  const consume = (changes = {}, now = NOON) =>
    consumeLimit(db, 'secret', { ...limit, ...changes }, now);

  it('is never exceeded, even by simultaneous requests', async () => {
    const started = performance.now();
    const simultaneous = await Promise.all(Array.from({ length: 40 }, () => consume()));
    console.log(`40 requests at once in ${Math.round(performance.now() - started)} ms`);
    expect(simultaneous.filter(Boolean).length).toBeLessThanOrEqual(limit.max);
    // Requests that were refused for a conflict may come again.
    for (let index = 0; index < limit.max; index += 1) await consume();
    expect((await counters()).map((counter) => counter.get('count'))).toEqual([limit.max]);
    expect(await consume()).toBe(false);
  }, 60_000);

  it.each([1, 2, 3, 5, 30])('of %i allows that many requests', async (max) => {
    const allowed: boolean[] = [];
    for (let index = 0; index < max + 3; index += 1) allowed.push(await consume({ max }));
    expect(allowed.filter(Boolean)).toHaveLength(max);
    expect(allowed.slice(max)).toEqual([false, false, false]);
  });

  it('counts each subject and each scope separately', async () => {
    expect(await consume({ max: 1 })).toBe(true);
    expect(await consume({ max: 1 })).toBe(false);
    expect(await consume({ max: 1, subject: '192.0.2.8' })).toBe(true);
    expect(await consume({ max: 1, scope: 'recipient' })).toBe(true);
  });

  it('starts again with the next hour', async () => {
    expect(await consume({ max: 1 })).toBe(true);
    expect(await consume({ max: 1 }, new Date(NOON.getTime() + HOUR_MS - 1))).toBe(false);
    expect(await consume({ max: 1 }, new Date(NOON.getTime() + HOUR_MS))).toBe(true);
  });

  it('stores no IP address, and when the counter expires', async () => {
    await consume();
    const [counter] = await counters();
    expect(JSON.stringify([counter?.id, counter?.data()])).not.toContain('192.0.2');
    expect(counter?.get('expires_at').toDate().getTime()).toBeGreaterThan(NOON.getTime() + HOUR_MS);
  });
});

describe('a form', () => {
  const handle = vi.fn<FormHandler>(async () => ({ success: true }));
  beforeEach(() => {
    handle.mockReset();
    handle.mockResolvedValue({ success: true });
  });

  const from = (forwarded: string, entrance: 'direct' | 'hosting' = 'direct') => ({
    caller: callerOf({ headers: { 'x-forwarded-for': forwarded }, socket: {} }, entrance),
  });
  const submit = (changes: object = {}, settings: object = {}) => {
    const form = {
      name: 'contact',
      data: { message: 'Bonjour', guard: { trap: '', elapsedMs: 4000 } },
      bytes: 100,
      ...from('192.0.2.7'),
      isVerified: false,
      isFromPage: true,
      ...changes,
    };
    return guardForm(db, { ...SETTINGS, ...settings }, form, NOON, handle);
  };

  it('reaches its handler without the guard data', async () => {
    expect(await submit()).toEqual({ success: true });
    expect(handle).toHaveBeenCalledExactlyOnceWith({ message: 'Bonjour' }, expect.any(Function));
  });

  it('without guard data reaches its handler from an API client, which has no form', async () => {
    await submit({ data: { message: 'Bonjour' }, isFromPage: false });
    await submit({ data: null, isFromPage: false });
    expect(handle.mock.calls.map(([payload]) => payload)).toEqual([{ message: 'Bonjour' }, null]);
  });

  it.each([[{ message: 'Bonjour' }], [null], ['Bonjour']])(
    'without guard data, where a page would have sent it, is refused: %o',
    async (data) => {
      expect(await submit({ data })).toEqual({ success: false, error: MALFORMED });
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['that fills in the hidden field', { trap: 'x', elapsedMs: 4000 }],
    ['that makes up the guard data', { trap: 4 }],
    ['that sends a string instead', 'x'],
  ])('of a robot %s is dropped, and the robot is told that it succeeded', async (_, guard) => {
    expect(await submit({ data: { message: 'Bonjour', guard } })).toEqual({ success: true });
    expect(handle).not.toHaveBeenCalled();
    expect(await counters()).toEqual([]);
  });

  it('that was filled in too fast may be sent again, as it may be a person’s', async () => {
    const guard = (elapsedMs: number) => ({
      data: { message: 'Bonjour', guard: { trap: '', elapsedMs } },
    });
    await expect(submit(guard(999))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Le formulaire a été envoyé trop vite\u00a0: envoyez-le à nouveau',
    });
    expect(handle).not.toHaveBeenCalled();
    expect(await submit(guard(1000))).toEqual({ success: true });
  });

  it('that is too large is refused', async () => {
    expect(await submit({ bytes: 100_001 })).toEqual({
      success: false,
      error: 'La demande est trop volumineuse',
    });
    expect(handle).not.toHaveBeenCalled();
  });

  it('is refused beyond the limit of its caller', async () => {
    for (let index = 0; index < SETTINGS.callerLimit; index += 1) await submit();
    const refused = { code: 'resource-exhausted', message: TOO_MANY_REQUESTS };
    await expect(submit()).rejects.toMatchObject(refused);
    expect(handle).toHaveBeenCalledTimes(SETTINGS.callerLimit);
    expect(await submit(from('192.0.2.8'))).toEqual({ success: true });
  });

  it('is refused beyond that limit whatever addresses the caller forges', async () => {
    for (let index = 0; index < SETTINGS.callerLimit; index += 1) {
      await submit(from(`10.0.0.${index}, 192.0.2.7`));
    }
    await expect(submit(from('10.0.0.9, 192.0.2.7'))).rejects.toMatchObject({
      code: 'resource-exhausted',
    });
  });

  it('through Hosting’s entrance is refused beyond the gate’s limit, whatever addresses are forged', async () => {
    const forged = (index: number) => submit(from(`10.0.0.${index}, 192.0.2.7`, 'hosting'));
    for (let index = 0; index < SETTINGS.gateLimit; index += 1) await forged(index);
    await expect(forged(SETTINGS.gateLimit)).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: TOO_MANY_REQUESTS,
    });
    // Others are not shut out: neither direct callers nor those of another gate.
    expect(await submit(from('10.0.0.0'))).toEqual({ success: true });
    expect(await submit(from('192.0.2.20, 203.0.113.9', 'hosting'))).toEqual({ success: true });
  });

  it('through Hosting counts for the address that Hosting names, not for others of its gate', async () => {
    const hosted = (address: string) => submit(from(`${address}, 203.0.113.9`, 'hosting'));
    for (let index = 0; index < SETTINGS.callerLimit; index += 1) await hosted('192.0.2.7');
    for (let index = 0; index < SETTINGS.gateLimit; index += 1) {
      await expect(hosted('192.0.2.7')).rejects.toMatchObject({ code: 'resource-exhausted' });
    }
    expect(await hosted('192.0.2.8')).toEqual({ success: true });
  });

  describe('that causes a mail', () => {
    const mailed = vi.fn<(email: string) => void>();
    beforeEach(() => {
      mailed.mockReset();
      // As the handlers do, just before they store a form.
      handle.mockImplementation(async (payload, admit) => {
        const { email }: { email?: string } = Object(payload);
        if (email !== undefined && (await admit(email))) mailed(email);
        return { success: true };
      });
    });
    const guard = { trap: '', elapsedMs: 4000 };
    const to = async (email: string, caller: string, entrance: 'direct' | 'hosting' = 'direct') => {
      mailed.mockReset();
      const answer = await submit(
        { data: { email, guard }, ...from(caller, entrance) },
        { callerLimit: 100, gateLimit: 100 },
      );
      expect(answer).toEqual({ success: true });
      return mailed.mock.calls.length === 1;
    };

    it('causes none beyond the limit, however the address is spelled, and is never refused', async () => {
      expect(await to('camille@example.fr', '192.0.2.1')).toBe(true);
      expect(await to(' CAMILLE+rome@example.fr ', '192.0.2.1')).toBe(true);
      expect(await to('Camille+bali@Example.fr', '192.0.2.1')).toBe(false);
      expect(await to('odile@example.fr', '192.0.2.1')).toBe(true);
    });

    it('still causes one for the person herself, after ten that somebody sent in her name', async () => {
      for (let index = 0; index < 10; index += 1) {
        await to(`camille+${index}@example.fr`, '203.0.113.66');
      }
      expect(await to('camille@example.fr', '192.0.2.1')).toBe(true);
    });

    it('behind Hosting counts for the gate, as addresses may be forged', async () => {
      for (let index = 0; index < 10; index += 1) {
        await to('camille@example.fr', `10.0.0.${index}, 203.0.113.66`, 'hosting');
      }
      expect(await to('camille@example.fr', '192.0.2.1')).toBe(true);
    });

    it('causes none once many callers together have filled a mailbox', async () => {
      const sent: boolean[] = [];
      for (let index = 0; index < 6; index += 1) {
        sent.push(await to('camille@example.fr', `192.0.2.${index}`));
      }
      expect(sent).toEqual([true, true, true, true, false, false]);
    });

    it('leaves no address in the database', async () => {
      await to('camille@example.fr', '192.0.2.1');
      const stored = (await counters()).map((counter) => [counter.id, counter.data()]);
      expect(JSON.stringify(stored)).not.toMatch(/camille|192\.0/);
      const hashes = ['camille@example.fr', '192.0.2.1'].map((text) =>
        createHash('sha256').update(text).digest('hex'),
      );
      for (const hash of hashes) expect(JSON.stringify(stored)).not.toContain(hash);
    });
  });

  it('needs an App Check token only where that is required', async () => {
    await expect(submit({}, { appCheck: true })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(handle).not.toHaveBeenCalled();
    expect(await submit({ isVerified: true }, { appCheck: true })).toEqual({ success: true });
  });
});
