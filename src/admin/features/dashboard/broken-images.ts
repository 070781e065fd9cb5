import type { Content, HealthItem } from './content-health.ts';

const AT_ONCE = 6;
/** A host that says nothing for so long shows visitors nothing either; in ms. */
const PATIENCE_MS = 15_000;

function isShown(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    const settle = (shown: boolean) => {
      clearTimeout(timer);
      resolve(shown);
    };
    image.onload = () => settle(true);
    image.onerror = () => settle(false);
    image.src = address;
  });
}

function picturesOf({ hotels, posts, destinations }: Content): [string, HealthItem][] {
  return [
    ...hotels.flatMap(({ id, name, image, gallery }) =>
      [image, ...gallery.map(({ url }) => url)].map((url): [string, HealthItem] => [
        url,
        { kind: 'hotel', id, label: name },
      ]),
    ),
    ...posts.flatMap(({ id, title, image }): [string, HealthItem][] =>
      image === null ? [] : [[image, { kind: 'article', id, label: title }]],
    ),
    ...destinations.map(({ id, destination_name, banner_image }): [string, HealthItem] => [
      banner_image,
      { kind: 'destination', id, label: destination_name },
    ]),
  ];
}

/** The records one of whose pictures does not answer; a few pictures are asked for at a time. */
export async function brokenImages(content: Content): Promise<HealthItem[]> {
  const waiting = picturesOf(content);
  const broken = new Map<string, HealthItem>();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, item] = next;
      if (!(await isShown(address))) broken.set(`${item.kind}/${item.id}`, item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return [...broken.values()];
}
