import { expect, test } from 'vitest';
import { ageOf } from '#domain/requests/received.ts';

test.each([
  ['2026-05-04T21:59:00Z', 'aujourd’hui'],
  ['2026-05-04T22:00:00Z', 'hier'],
  ['2026-06-03T08:00:00Z', 'il y a 30 jours'],
  // The device's clock is slow.
  ['2026-05-03T08:00:00Z', 'aujourd’hui'],
])('the age of a request is counted in days of Paris: at %s the inbox shows « %s »', (now, age) => {
  expect(ageOf({ created_at: '2026-05-04T08:00:00Z' }, new Date(now))).toBe(age);
});
