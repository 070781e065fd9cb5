/**
 * Keeps Chromium from contacting the internet; --no-sandbox is needed when running as root. Hinted, the
 * headless shell would round each glyph's width to whole pixels, and break lines elsewhere than other browsers.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];
