import type { Firestore } from 'firebase-admin/firestore';
import { readSiteSettings } from './site-settings.ts';

/** Path to which Hosting rewrites /robots.txt, because Google's functions server itself answers /robots.txt with 404. */
export const ROBOTS_TXT_REWRITE_PATH = '/crawlers.txt';

/** Robots that collect texts and pictures to train models, by the names that their operators give them. */
const TRAINING_ROBOTS =
  'AI2Bot Applebot-Extended Bytespider CCBot ClaudeBot cohere-training-data-crawler Diffbot FacebookBot Google-Extended GPTBot meta-externalagent omgili PanguBot Timpibot';

/** Writes robots.txt (RFC 9309): admits search and answer engines, and training robots if the owners allow them. */
export async function composeRobotsTxt(db: Firestore, origin: string) {
  const { ai_training } = await readSiteSettings(db);
  const refused = `
# L’éditeur refuse l’entraînement de modèles (directive (UE) 2019/790, art. 4).
${TRAINING_ROBOTS.replaceAll(/(?:^| )/g, '\nUser-agent: ').trim()}
Disallow: /
`;
  const file = `# Bienvenue aux moteurs de recherche et de réponse.
User-agent: *
Disallow: /api/
${ai_training ? '' : refused}
Sitemap: ${origin}/sitemap.xml
`;
  return { [ROBOTS_TXT_REWRITE_PATH]: file };
}
