import { expect, it } from 'vitest';
import { PORTS, portsWithOffset } from '#domain/site/ports.ts';

it('an offset shifts all ports together', () => {
  const shifted = portsWithOffset(100);
  expect(Object.values(shifted)).toEqual(Object.values(PORTS).map((port) => port + 100));
});

it.each([-1025, 65_536 - 9099, 0.5, Number.NaN])('the port offset %d is refused', (offset) => {
  expect(() => portsWithOffset(offset)).toThrow(RangeError);
});
