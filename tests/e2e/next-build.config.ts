import { mergeConfig } from 'vite';
import site from '../../vite.config.ts';
import { FORMER_FOOTER, NEXT_FOOTER } from './support/builds.ts';

/** Builds the site with one visible difference, as the build that is deployed after the tested one. */
export default mergeConfig(site, {
  plugins: [
    {
      name: 'next-build',
      transform: {
        filter: { id: /site-footer\.tsx$/ },
        handler(code: string) {
          if (!code.includes(FORMER_FOOTER)) throw new Error('The footer has changed.');
          return code.replace(FORMER_FOOTER, NEXT_FOOTER);
        },
      },
    },
  ],
  build: { minify: false, reportCompressedSize: false },
});
