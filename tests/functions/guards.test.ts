import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOO_MANY_FOR_ADDRESS, TOO_MANY_REQUESTS } from '#domain/requests/form-guard.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { callerOf } from '../../functions/src/guards/caller.ts';
import { type FormHandler, guardForm } from '../../functions/src/guards/guard-form.ts';
import { takeTurn } from '../../functions/src/guards/take-turn.ts';
import { emptyDatabase } from './emulated-project.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const HOUR_MS = 60 * 60_000;
const limit = { scope: 'caller', subject: '192.0.2.7', max: 10, windowMs: HOUR_MS } as const;
const SETTINGS = {
  secret: 'secret',
  callerLimit: 3,
  gateLimit: 5,
  recipientLimit: 2,
  minFillMs: 1000,
  appCheck: false,
};

let db = emptyDatabase();
beforeEach(() => {
  db = emptyDatabase();
});
const counts = async () => (await db.collection(COLLECTIONS.rateLimits).get()).docs;

describe('a limit', () => {
  const take = (changes = {}, now = NOON) => takeTurn(db, 'secret', { ...limit, ...changes }, now);

  it('gives as many turns as it says, and no more, also to many at once', async () => {
    const started = performance.now();
    const turns = await Promise.all(Array.from({ length: 40 }, () => take()));
    console.log(`40 turns at once in ${Math.round(performance.now() - started)} ms`);
    expect(turns.filter(Boolean).length).toBeLessThanOrEqual(limit.max);
    // Those who gave way to others come again.
    for (let index = 0; index < limit.max; index += 1) await take();
    const given = (await counts()).reduce((sum, shard) => sum + Number(shard.get('count')), 0);
    expect(given).toBe(limit.max);
    expect(await take()).toBe(false);
  }, 60_000);

  it.each([1, 2, 3, 5, 30])('of %i', async (max) => {
    const turns: boolean[] = [];
    for (let index = 0; index < max + 3; index += 1) turns.push(await take({ max }));
    expect(turns.filter(Boolean)).toHaveLength(max);
    expect(turns.slice(max)).toEqual([false, false, false]);
  });

  it('counts each subject, and each kind of subject, apart', async () => {
    expect(await take({ max: 1 })).toBe(true);
    expect(await take({ max: 1 })).toBe(false);
    expect(await take({ max: 1, subject: '192.0.2.8' })).toBe(true);
    expect(await take({ max: 1, scope: 'recipient' })).toBe(true);
  });

  it('begins anew with the next hour', async () => {
    expect(await take({ max: 1 })).toBe(true);
    expect(await take({ max: 1 }, new Date(NOON.getTime() + HOUR_MS - 1))).toBe(false);
    expect(await take({ max: 1 }, new Date(NOON.getTime() + HOUR_MS))).toBe(true);
  });

  it('keeps no address, and says when it may be forgotten', async () => {
    await take();
    const [shard] = await counts();
    expect(JSON.stringify([shard?.id, shard?.data()])).not.toContain('192.0.2');
    expect(shard?.get('expires_at').toDate().getTime()).toBeGreaterThan(NOON.getTime() + HOUR_MS);
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
      ...changes,
    };
    return guardForm(db, { ...SETTINGS, ...settings }, form, NOON, handle);
  };

  it('reaches its handler without what it tells about itself', async () => {
    expect(await submit()).toEqual({ success: true });
    expect(handle).toHaveBeenCalledExactlyOnceWith({ message: 'Bonjour' }, expect.any(Function));
  });

  it('of a caller that has no form reaches it as well', async () => {
    await submit({ data: { message: 'Bonjour' } });
    await submit({ data: null });
    expect(handle.mock.calls.map(([payload]) => payload)).toEqual([{ message: 'Bonjour' }, null]);
  });

  it.each([
    ['who fills the hidden field', { trap: 'x', elapsedMs: 4000 }],
    ['who makes it up', { trap: 4 }],
    ['who sends a text', 'x'],
  ])('of a robot %s is dropped, and the robot told it went well', async (_, guard) => {
    expect(await submit({ data: { message: 'Bonjour', guard } })).toEqual({ success: true });
    expect(handle).not.toHaveBeenCalled();
    expect(await counts()).toEqual([]);
  });

  it('that is too fast may be sent again: it may be a person', async () => {
    const guard = (elapsedMs: number) => ({
      data: { message: 'Bonjour', guard: { trap: '', elapsedMs } },
    });
    await expect(submit(guard(999))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Le formulaire a été envoyé trop vite : envoyez-le à nouveau',
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

  it('is one too many of its caller', async () => {
    for (let index = 0; index < SETTINGS.callerLimit; index += 1) await submit();
    const refused = { code: 'resource-exhausted', message: TOO_MANY_REQUESTS };
    await expect(submit()).rejects.toMatchObject(refused);
    expect(handle).toHaveBeenCalledTimes(SETTINGS.callerLimit);
    expect(await submit(from('192.0.2.8'))).toEqual({ success: true });
  });

  it('is one too many also of a caller who invents whom he comes from', async () => {
    for (let index = 0; index < SETTINGS.callerLimit; index += 1) {
      await submit(from(`10.0.0.${index}, 192.0.2.7`));
    }
    await expect(submit(from('10.0.0.9, 192.0.2.7'))).rejects.toMatchObject({
      code: 'resource-exhausted',
    });
  });

  it('that Hosting might have brought: neither by inventing addresses is the limit passed', async () => {
    const invented = (index: number) => submit(from(`10.0.0.${index}, 192.0.2.7`, 'hosting'));
    for (let index = 0; index < SETTINGS.gateLimit; index += 1) await invented(index);
    await expect(invented(SETTINGS.gateLimit)).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: TOO_MANY_REQUESTS,
    });
    // Nor are others shut out by it: those who come the other way, or by another gate.
    expect(await submit(from('10.0.0.0'))).toEqual({ success: true });
    expect(await submit(from('192.0.2.20, 203.0.113.9', 'hosting'))).toEqual({ success: true });
  });

  it('that Hosting brought is counted by whom Hosting names, and the rest of the gate goes on', async () => {
    const hosted = (address: string) => submit(from(`${address}, 203.0.113.9`, 'hosting'));
    for (let index = 0; index < SETTINGS.callerLimit; index += 1) await hosted('192.0.2.7');
    for (let index = 0; index < SETTINGS.gateLimit; index += 1) {
      await expect(hosted('192.0.2.7')).rejects.toMatchObject({ code: 'resource-exhausted' });
    }
    expect(await hosted('192.0.2.8')).toEqual({ success: true });
  });

  describe('for its recipient', () => {
    beforeEach(() => {
      // As the handlers do: whoever is about to store it asks.
      handle.mockImplementation(async (payload, admit) => {
        const { email, isKnown }: { email?: string; isKnown?: boolean } = Object(payload);
        if (email !== undefined && isKnown !== true) await admit(email);
        return { success: true };
      });
    });
    const to = (email: string, caller: string, isKnown = false) =>
      submit({ data: { email, isKnown }, ...from(caller) });

    it('is one too many in whatever spelling, from wherever, and is told when to come again', async () => {
      await to('camille@example.fr', '192.0.2.1');
      await to(' CAMILLE@example.fr ', '192.0.2.2');
      await expect(to('Camille@Example.fr', '192.0.2.3')).rejects.toMatchObject({
        code: 'resource-exhausted',
        message: TOO_MANY_FOR_ADDRESS,
        details: { retryAfter: 24 * 60 * 60 },
      });
      expect(await to('odile@example.fr', '192.0.2.3')).toEqual({ success: true });
    });

    it('counts only where it is about to be stored', async () => {
      for (let index = 0; index < 4; index += 1) {
        await to('camille@example.fr', `192.0.2.${index}`, true);
      }
      expect(await to('camille@example.fr', '192.0.2.9')).toEqual({ success: true });
    });
  });

  it('needs App Check only where it is on', async () => {
    await expect(submit({}, { appCheck: true })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(handle).not.toHaveBeenCalled();
    expect(await submit({ isVerified: true }, { appCheck: true })).toEqual({ success: true });
  });
});
