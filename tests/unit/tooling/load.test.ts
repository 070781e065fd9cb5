import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AuditEntry } from '#domain/admin/audit-entry.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { ContactRequest } from '#domain/requests/contact-request.ts';
import { inventedDocuments } from '../../bench/load/invented.ts';
import { isWithin, loadTable } from '../../bench/load/load-site.ts';

test('an invented site is what was asked for, each document readable and under an id of its own', () => {
  const documents = [
    ...inventedDocuments({
      hotels: 60,
      articles: 40,
      subscribers: 200,
      requests: 200,
      entries: 200,
    }),
  ];
  const read = {
    hotels: Hotel,
    blog_posts: BlogPost,
    newsletter_subscriptions: NewsletterSubscription,
    contact_requests: ContactRequest,
    audit_log: AuditEntry,
  };
  for (const [collection, schema] of Object.entries(read)) {
    const found = documents.filter((document) => document.collection === collection);
    expect(found.length).toBe({ hotels: 60, blog_posts: 40 }[collection] ?? 200);
    for (const { id, data } of found) expect(v.is(schema, { ...data, id })).toBe(true);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  }
});

test('what is over its budget is marked, and makes the run fail', () => {
  const budget = { first: 2_000, kilobytes: 500 };
  const speed = { first: 900, kilobytes: 40, requestsPerSecond: 80.4, p95: 12 };
  const page = { name: 'home', status: 200, expected: 200, ...speed, budget };
  const heavy = { ...page, name: 'blog', kilobytes: 7_000, requestsPerSecond: Number.NaN };
  const failed = { ...page, status: 503 };
  expect([page, heavy, failed].map(isWithin)).toEqual([true, false, false]);
  const [, , home, blog] = loadTable([page, heavy]).split('\n');
  expect(home).toBe('| home | 200 | 900 | 40 | 80 | 12 |');
  expect(blog).toBe('| blog | 200 | 900 | ✖ 7000 (500) | – | 12 |');
});
