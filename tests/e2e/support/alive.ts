import { expect, type Locator, type Page } from '@playwright/test';

/** Lets requests wait; what it returns lets them go. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let letGo = () => {};
  const arrival = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await arrival;
    await route.continue();
  });
  return letGo;
}

/** Brings a control of a part that comes alive when it is near, and waits until it answers. */
export async function alive(control: Locator): Promise<Locator> {
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
