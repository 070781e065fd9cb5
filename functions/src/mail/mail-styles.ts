/** The theme's light colours, used inline, as some mail clients drop style sheets. */
export const INK = {
  paper: '#F7F2E6',
  sheet: '#FFFCF5',
  ink: '#14213F',
  ink2: '#4B556F',
  rule: '#D5CCB9',
  goldText: '#7A5A18',
  gold: '#A07A2C',
  accent: '#B33F1B',
  accentInk: '#FFFCF5',
} as const;

export const SERIF = "Rosarivo, Georgia, 'Times New Roman', serif";
export const SANS = "Jost, 'Avenir Next', Avenir, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The dark colours: class, property, colour. */
const NIGHT: readonly [name: string, property: string, ink: string][] = [
  ['paper', 'background-color', '#0E1730'],
  ['sheet', 'background-color', '#152040'],
  ['ink', 'color', '#F3ECDC'],
  ['ink2', 'color', '#B6BCCD'],
  ['gold', 'color', '#D9B970'],
  ['rule', 'border-color', '#2C3859'],
  ['strong', 'border-color', '#F3ECDC'],
  ['mark', 'border-color', '#C9A45A'],
  ['accent', 'background-color', '#F0906A'],
  ['accent', 'border-color', '#F0906A'],
  ['on-accent', 'color', '#0E1730'],
];

const night = (scope: string) =>
  NIGHT.map(([name, property, ink]) => `${scope}.gs-${name}{${property}:${ink}!important}`).join(
    '',
  );

/** Dark by media query, and by the attribute that Outlook on the web sets. */
export const STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  'a{text-decoration:none}',
  `@media (prefers-color-scheme:dark){${night('')}}`,
  night('[data-ogsc] '),
  '@media (max-width:480px){.gs-inner{padding-left:20px!important;padding-right:20px!important}',
  '.gs-button{display:block!important;text-align:center!important}',
  '.gs-label,.gs-value{display:block!important;width:auto!important}',
  '.gs-label{border-bottom-width:0!important;padding-bottom:0!important}.gs-value{padding-top:2px!important}',
  '.gs-title{font-size:27px!important}}',
].join('');
