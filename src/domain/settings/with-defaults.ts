import type { SiteSettings } from './site-settings.ts';

/** Returns the owners' settings, with `defaults` for those that they have not saved. */
export const withDefaults = <TDefaults extends SiteSettings>(
  settings: SiteSettings,
  defaults: TDefaults,
) => Object.assign({ ...defaults }, settings);
