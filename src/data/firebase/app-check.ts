import { initializeApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { report } from '#data/report.ts';
import { firebaseConfig } from './firebase-config.ts';

let isStarted = false;

/** Starts App Check for the calls of this tab, if the build has a site key. */
export function startAppCheck(): void {
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (isStarted || !siteKey) return;
  isStarted = true;
  try {
    // The app that calls the functions: initializeApp returns the existing one.
    initializeAppCheck(initializeApp(firebaseConfig, 'public'), {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    });
  } catch (error) {
    report('App Check ne démarre pas', error);
  }
}
