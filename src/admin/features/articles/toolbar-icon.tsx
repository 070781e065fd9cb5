/** 20 px grid, 1.4 px stroke and square caps, like all icons of the site. */
const DRAWINGS = {
  bold: 'M6 3.5h5a3 3 0 0 1 0 6.2H6zm0 6.2h5.8a3.4 3.4 0 0 1 0 6.8H6z',
  italic: 'M8.5 3.5h6m-9 13h6m.5-13-4 13',
  quote: 'm9 5-4.5 5L9 15m6.5-10L11 10l4.5 5',
  bullets: 'M7.5 5h9.5M7.5 10h9.5M7.5 15h9.5M3.2 5h.6M3.2 10h.6M3.2 15h.6',
  numbers: 'M8 5h9M8 10h9M8 15h9M2.8 4l1.4-.8v4M2.6 12.6c.4-.9 2.2-.8 2.2.3 0 .9-2.2 2.2-2.2 3h2.3',
  link: 'M8 12l4-4M9.2 5.6 11.4 3.4a3.7 3.7 0 0 1 5.2 5.2l-2.2 2.2M10.8 14.4l-2.2 2.2a3.7 3.7 0 0 1-5.2-5.2l2.2-2.2',
  image: 'M2.5 4h15v12h-15zM2.5 13.5 7 9.5l3.2 3 2.6-2.2 4.7 4M13.4 7.4h.2',
  rule: 'M2.5 10h15',
  undo: 'M6.5 4 3 7.5 6.5 11M3.4 7.5h8a5 4.5 0 0 1 0 9H7',
  redo: 'M13.5 4 17 7.5 13.5 11M16.6 7.5h-8a5 4.5 0 0 0 0 9H13',
} as const;

export type ToolbarIconName = keyof typeof DRAWINGS;

/** Decorative: the button carries the name. */
export function ToolbarIcon({ name }: { name: ToolbarIconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'bold' ? 2 : 1.4}
      strokeLinecap="square"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
