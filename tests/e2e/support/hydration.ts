import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Holds requests of a page, or of a context with its workers, until the returned function is called. */
export async function holdRequests(
  page: Pick<Page, 'route'>,
  url: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}

/** Waits until React has hydrated the part with this element, or rendered it anew. */
export const partHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);

/** Scrolls to a control whose part hydrates when near, and waits for the hydration. */
export async function whenHydrated(control: Locator): Promise<Locator> {
  await control.scrollIntoViewIfNeeded();
  await partHydrated(control);
  return control;
}
