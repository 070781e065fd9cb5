/** Where the server keeps the whole of long lists, for the browsers that have a part. */
export const CATALOGUE_PATHS = {
  hotels: '/catalogue/hotels.json',
  posts: '/catalogue/articles.json',
} as const;
