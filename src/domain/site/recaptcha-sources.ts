/** What a page's policy allows where App Check is on: its script, and the frame that it opens. */
export const RECAPTCHA_SOURCES =
  'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
