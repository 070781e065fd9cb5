export { absoluteUrl, seoHead } from '../data/seo-head.ts';
