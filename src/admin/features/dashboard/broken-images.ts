import { runForEach } from '#admin/features/list/run-for-each.ts';
import {
  type Content,
  destinationItem,
  type HealthItem,
  hotelItem,
  postItem,
} from './content-health.ts';

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

type Shown = { url: string; item: HealthItem };

function imagesOf({ hotels, posts, destinations }: Content): Shown[] {
  return [
    ...hotels.flatMap((hotel) =>
      [hotel.image, ...hotel.gallery.map(({ url }) => url)].map((url) => ({
        url,
        item: hotelItem(hotel),
      })),
    ),
    ...posts.flatMap((post) =>
      post.image === null ? [] : [{ url: post.image, item: postItem(post) }],
    ),
    ...destinations.map((destination) => ({
      url: destination.banner_image,
      item: destinationItem(destination),
    })),
  ];
}

/** The records with an image that does not load; a few images are tried at a time. */
export async function brokenImages(content: Content): Promise<HealthItem[]> {
  const broken = new Map<string, HealthItem>();
  const check = async ({ url, item }: Shown) => {
    if (!(await loads(url))) broken.set(`${item.kind}/${item.id}`, item);
  };
  await runForEach(imagesOf(content), check, AT_ONCE);
  return [...broken.values()];
}
