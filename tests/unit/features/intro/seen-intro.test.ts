import { expect, it } from 'vitest';
import { homeAfterIntro } from '#features/intro/seen-intro.ts';

it.each([
  { search: '', hash: '', isRemembered: true, home: '/' },
  {
    search: '?region=Asie&q=th%C3%A9',
    hash: '',
    isRemembered: true,
    home: '/?region=Asie&q=th%C3%A9',
  },
  { search: '?region=Asie', hash: 'featured', isRemembered: true, home: '/?region=Asie#featured' },
  { search: '', hash: '#featured', isRemembered: true, home: '/#featured' },
  { search: '', hash: '', isRemembered: false, home: '/?intro=0' },
  { search: '?intro=1', hash: '', isRemembered: false, home: '/?intro=0' },
  { search: '?region=Asie', hash: '', isRemembered: false, home: '/?region=Asie&intro=0' },
])(
  '$search $hash, remembered: $isRemembered, leads to $home',
  ({ search, hash, isRemembered, home }) => {
    expect(homeAfterIntro(search, hash, isRemembered)).toBe(home);
  },
);
