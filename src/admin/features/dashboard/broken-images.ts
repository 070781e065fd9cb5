import type { Content, HealthItem } from './content-health.ts';

const AT_ONCE = 6;
/** After that long visitors see no image either. */
const TIMEOUT_MS = 15_000;

function loads(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    const done = (shown: boolean) => {
      clearTimeout(timer);
      resolve(shown);
    };
    image.onload = () => done(true);
    image.onerror = () => done(false);
    image.src = url;
  });
}

function imagesOf({ hotels, posts, destinations }: Content): [string, HealthItem][] {
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

/** The records with an image that does not load; a few images are tried at a time. */
export async function brokenImages(content: Content): Promise<HealthItem[]> {
  const waiting = imagesOf(content);
  const broken = new Map<string, HealthItem>();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [url, item] = next;
      if (!(await loads(url))) broken.set(`${item.kind}/${item.id}`, item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return [...broken.values()];
}
