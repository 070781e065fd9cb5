import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { FUNCTIONS_REGION } from '#domain/site/callables.ts';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { HOST } from '../../../scripts/lib/ports.ts';
import { seedMedia } from '../../../scripts/lib/seed-media.ts';
import { photos } from '../../../scripts/seed/photos.ts';
import { load, readMemory } from '../render-load.ts';

/** The emulator starts a process for each call that finds none idle. */
const CONNECTIONS = 2;
const MEGABYTE = 1024 * 1024;
/** Heap kept after load, in MB: what `npm run bench` allows. */
const GROWTH_MAX = 10;

const functionUrl = (offset: number, name: string) =>
  `http://${HOST}:${portsWithOffset(offset).functions}/${DEMO_PROJECT_ID}/${FUNCTIONS_REGION}/${name}`;

/** The contact form as a page sends it, each time another request. */
const contactForm = (): string =>
  JSON.stringify({
    data: {
      guard: { trap: '', elapsedMs: 9_000 },
      firstName: 'Camille',
      lastName: 'Delattre',
      email: 'camille@example.fr',
      message: 'Bonjour,\nune question.',
      formType: 'contact',
      requestId: randomUUID(),
    },
  });

/** Calls the contact form, and asks for a photograph, as fast as the suite's emulator answers. */
export async function loadFunctions(db: Firestore, offset: number, seconds: number) {
  await seedMedia(db, []);
  const photo = `${functionUrl(offset, 'mediaFiles')}/media/${photos[0]?.photo.id}-1280.webp`;
  const contact = functionUrl(offset, 'sendContactEmail');
  const call = { method: 'POST', headers: { 'content-type': 'application/json' } };
  // Their processes start with the first request.
  await Promise.all([
    ...Array.from({ length: CONNECTIONS }, () => fetch(contact, { ...call, body: contactForm() })),
    fetch(photo),
  ]);
  return {
    contact: await load(contact, seconds, { connections: CONNECTIONS, body: contactForm }),
    photo: await load(photo, seconds, { connections: CONNECTIONS }),
  };
}

/**
 * The memory that an instance keeps while it answers for pages in turn, in megabytes, each second
 * sample after a collection; `isFlat` unless the heap grew by more than a cache fills.
 */
export async function watchMemory(origin: string, paths: readonly string[], minutes: number) {
  const seconds = Math.max(1, Math.round((minutes * 60) / (paths.length * 4)));
  const samples: { heap: number; rss: number }[] = [];
  for (let round = 0; round < 5; round += 1) {
    if (round > 0) for (const path of paths) await load(`${origin}${path}`, seconds);
    const { heapUsed, rss } = await readMemory(origin);
    samples.push({ heap: heapUsed / MEGABYTE, rss: rss / MEGABYTE });
  }
  const [, first, ...rest] = samples.map(({ heap }) => heap);
  return { samples, isFlat: (rest.at(-1) ?? 0) - (first ?? 0) <= GROWTH_MAX };
}
