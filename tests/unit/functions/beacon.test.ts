import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Figure } from '#domain/figures/figure.ts';
import { answerBeacon, type Counter } from '../../../functions/src/figures/answer-beacon.ts';
import { FLOOD_LIMITS, floodLimit } from '../../../functions/src/figures/flood-limit.ts';
import { isRobot } from '../../../functions/src/figures/who-counts.ts';

const NOON = new Date('2026-11-22T12:00:00Z');
const FIGURE: Figure = { kind: 'hotel', id: 'ryokan-momiji', action: 'read' };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const HEADERS = {
  origin: 'https://www.example.org',
  'x-forwarded-host': 'www.example.org',
  'user-agent': FIREFOX,
  'x-forwarded-for': '192.0.2.7, 203.0.113.1',
};

const counter = {
  isWithinLimits: vi.fn<Counter['isWithinLimits']>(),
  isPublished: vi.fn<Counter['isPublished']>(),
  add: vi.fn<Counter['add']>(),
};
beforeEach(() => {
  counter.isWithinLimits.mockReset().mockReturnValue(true);
  counter.isPublished.mockReset().mockResolvedValue(true);
  counter.add.mockReset().mockResolvedValue();
});

type Changes = { method?: string; body?: unknown; headers?: Record<string, string | undefined> };

const post = ({ method = 'POST', body = FIGURE, headers = {} }: Changes = {}) =>
  answerBeacon(
    {
      method,
      headers: { ...HEADERS, ...headers },
      rawBody: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      socket: {},
    },
    counter,
    NOON,
  );

describe('a beacon', () => {
  it('counts', async () => {
    expect(await post()).toBe(204);
    expect(counter.add).toHaveBeenCalledExactlyOnceWith(FIGURE);
    const caller = { address: '192.0.2.7', gate: '203.0.113.1' };
    expect(counter.isWithinLimits).toHaveBeenCalledExactlyOnceWith(caller, FIGURE, NOON);
  });

  it.each<[string, Changes, number]>([
    ['another method', { method: 'GET' }, 405],
    ['a long body', { body: ' '.repeat(251) }, 413],
    ['another site', { headers: { origin: 'https://example.com' } }, 403],
    ['another port', { headers: { origin: 'https://www.example.org:8443' } }, 403],
    ['an opaque origin', { headers: { origin: 'null' } }, 403],
    ['no origin', { headers: { origin: undefined } }, 403],
    ['text', { body: 'hotel' }, 400],
    ['no text at all', { body: '' }, 400],
    ['another action', { body: { ...FIGURE, action: 'deleted' } }, 400],
    ['an identifier', { body: { ...FIGURE, visitor: '7' } }, 400],
    ['Do Not Track', { headers: { dnt: '1' } }, 204],
    ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }, 204],
    ['Save-Data', { headers: { 'save-data': 'on' } }, 204],
    ['a robot', { headers: { 'user-agent': 'Googlebot/2.1' } }, 204],
    ['no browser', { headers: { 'user-agent': undefined } }, 204],
  ])('does not with %s', async (_what, changes, status) => {
    expect(await post(changes)).toBe(status);
    expect(counter.isPublished).not.toHaveBeenCalled();
    expect(counter.add).not.toHaveBeenCalled();
  });

  it('does not beyond a limit, which reads nothing', async () => {
    counter.isWithinLimits.mockReturnValue(false);
    expect(await post()).toBe(429);
    expect(counter.isPublished).not.toHaveBeenCalled();
    expect(counter.add).not.toHaveBeenCalled();
  });

  it('does not for a record that is not public, without telling', async () => {
    counter.isPublished.mockResolvedValue(false);
    expect(await post()).toBe(204);
    expect(counter.add).not.toHaveBeenCalled();
  });
});

describe('a robot', () => {
  it.each([
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; AdsBot-Google)',
    'Mozilla/5.0 HeadlessChrome/142.0 Safari/537.36',
    'Mozilla/5.0 Chrome/142 Chrome-Lighthouse',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'python-requests/2.32',
    '',
  ])('is %j', (name) => expect(isRobot({ 'user-agent': name })).toBe(true));

  it.each([
    FIREFOX,
    'Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) AppleWebKit/537.36 Chrome/142 Mobile',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1',
  ])('is not %j', (name) => expect(isRobot({ 'user-agent': name })).toBe(false));
});

describe('a flood', () => {
  const LIMITS = { figure: 2, caller: 5, gateFigure: 10, gate: 20, all: 30 };
  const limit = () => {
    const isWithin = floodLimit(LIMITS);
    return ({ address = '192.0.2.7', gate = '203.0.113.1', id = 'a', at = NOON } = {}) =>
      isWithin({ address, gate }, { kind: 'hotel', id, action: 'read' }, at);
  };
  const within = (tries: number, one: (index: number) => boolean) =>
    Array.from({ length: tries }, (_, index) => one(index)).filter(Boolean).length;

  it('of one thing with one record from one address is limited', () => {
    const isWithin = limit();
    expect(within(50, () => isWithin())).toBe(2);
    expect(isWithin({ id: 'b' })).toBe(true);
    expect(isWithin({ address: '192.0.2.8' })).toBe(true);
  });

  it('of many records from one address is limited', () => {
    const isWithin = limit();
    expect(within(50, (index) => isWithin({ id: `a${index}` }))).toBe(5);
    expect(isWithin({ address: '192.0.2.8' })).toBe(true);
  });

  it('of forged addresses is limited', () => {
    const isWithin = limit();
    const forged = (id: string) =>
      within(500, (index) => isWithin({ address: `10.0.0.${index}`, id }));
    expect([forged('a'), forged('b'), forged('c')]).toEqual([10, 10, 0]);
    expect(isWithin({ gate: '203.0.113.2' })).toBe(true);
  });

  it('from everywhere is limited', () => {
    const isWithin = limit();
    const forged = (index: number) => ({ address: `10.0.0.${index}`, gate: `10.1.0.${index}` });
    expect(within(500, (index) => isWithin(forged(index)))).toBe(30);
  });

  it('does not shut out the next hour', () => {
    const isWithin = limit();
    expect(within(50, () => isWithin())).toBe(2);
    expect(isWithin({ at: new Date('2026-11-22T12:59:59Z') })).toBe(false);
    expect(isWithin({ at: new Date('2026-11-22T13:00:00Z') })).toBe(true);
  });

  it('of ten thousand forged beacons for one hotel counts thirty', () => {
    const isWithin = floodLimit(FLOOD_LIMITS);
    const caller = { address: '192.0.2.7', gate: '203.0.113.1' };
    expect(within(10_000, () => isWithin(caller, FIGURE, NOON))).toBe(30);
  });
});
