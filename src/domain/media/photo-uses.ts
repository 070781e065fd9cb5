const ADDRESS = /\/media\/([0-9a-f]{24})-\d{1,4}\.(?:avif|webp)/g;

export const photoIdsIn = (record: object): Set<string> =>
  new Set(Array.from(JSON.stringify(record).matchAll(ADDRESS), ([, id = '']) => id));
