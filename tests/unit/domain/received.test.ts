import { expect, test } from 'vitest';
import { ageOf, receivedText } from '#domain/requests/received.ts';

const request = { form_type: 'contact', created_at: '2026-05-04T08:00:00Z' } as const;

test.each([
  ['2026-05-04T21:59:00Z', 'aujourd’hui'],
  ['2026-05-04T22:00:00Z', 'hier'],
  ['2026-06-03T08:00:00Z', 'il y a 30 jours'],
  // A clock that is slow.
  ['2026-05-03T08:00:00Z', 'aujourd’hui'],
])('an inbox shows the age of a request in days of Paris: at %s %s', (now, age) => {
  expect(ageOf(request, new Date(now))).toBe(age);
  expect(receivedText(request, new Date(now))).toBe(`Message, 04/05/2026 10:00 (${age})`);
});

test('a request without a date has no age', () => {
  expect(receivedText({ ...request, created_at: null }, new Date())).toBe('Message');
});
