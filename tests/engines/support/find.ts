import { By, type Locator, type WebElement } from 'selenium-webdriver';
import { expect } from 'vitest';
import { browser, inPage } from './browser.ts';

const WAIT_MS = 20_000;

/** XPath of an element's text, with ordinary spaces instead of no-break ones. */
const TEXT = "normalize-space(translate(., '\u00A0\u202F', '  '))";
const named = (name: string) => `[${TEXT}="${name}" or @aria-label="${name}"]`;
const containing = (content: string) => `contains(${TEXT}, "${content}")`;

export const button = (name: string) => By.xpath(`//button${named(name)}`);
export const tab = (name: string) => By.xpath(`//*[@role="tab"]${named(name)}`);
export const link = (name: string) => By.xpath(`//a[${containing(name)}]`);
/** A field by the beginning of its label. */
export const field = (label: string) =>
  By.xpath(`//*[@id=//label[starts-with(${TEXT}, "${label}")]/@for]`);
/** The innermost element with a text. */
export const text = (content: string) =>
  By.xpath(`//body//*[${containing(content)}][not(*[${containing(content)}])]`);

/** The first visible element, once there is one. */
export async function find(locator: Locator): Promise<WebElement> {
  const visible = async () => {
    for (const element of await browser().findElements(locator)) {
      // One that React has replaced meanwhile is asked for again.
      if (await element.isDisplayed().catch(() => false)) return element;
    }
    return null;
  };
  const element = await browser().wait(visible, WAIT_MS, `${locator} is visible`);
  if (element === null) throw new Error(`${locator} is not visible`);
  return element;
}

/** Scrolls to a control and waits until React answers its events. */
export async function ready(locator: Locator): Promise<WebElement> {
  const element = await find(locator);
  const isReady = `
    arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
    return Object.keys(arguments[0]).some((key) => key.startsWith('__reactProps'));`;
  await expect.poll(() => inPage(isReady, element)).toBe(true);
  return element;
}

export async function press(locator: Locator): Promise<void> {
  await (await ready(locator)).click();
}

/** Types into a field; keys without a field go to what has the focus. */
export async function type(keys: string, locator?: Locator): Promise<void> {
  if (locator) await (await ready(locator)).sendKeys(keys);
  else await browser().actions().sendKeys(keys).perform();
}

/** What has the focus: its accessible name, else its text. */
export const focused = () =>
  inPage<string>(`
    const element = document.activeElement;
    return element.labels?.[0]?.textContent ?? element.ariaLabel ?? element.textContent.trim();`);
