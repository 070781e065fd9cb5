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

/** Scrolls to a control whose part hydrates when near, and waits for the hydration. */
export async function whenHydrated(control: Locator): Promise<Locator> {
  await control.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      control.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);
  return control;
}
