/** What the camera frames in a master of 1920 x 1280: the frame's centre and width, in pixels. */
interface Framing {
  x: number;
  y: number;
  width: number;
}

interface Shot {
  /** Name of the picture. */
  picture: string;
  from: Framing;
  to: Framing;
}

const VIDEO_WIDTH = 1280;
const VIDEO_HEIGHT = 720;
export const FRAME_RATE = 24;
/** From the start of one cross-fade to the start of the next, in seconds. */
const SHOT_SECONDS = 2;
const FADE_SECONDS = 0.75;

/**
 * From the Riviera to the Cyclades. The subject stays near the middle, which is all that a phone
 * shows, and clear of the lower left, where the title is.
 */
const SHOTS: readonly Shot[] = [
  {
    picture: 'hotel-riviera',
    from: { x: 830, y: 790, width: 1660 },
    to: { x: 900, y: 800, width: 1600 },
  },
  {
    picture: 'hotel-venise',
    from: { x: 990, y: 770, width: 1780 },
    to: { x: 1035, y: 830, width: 1600 },
  },
  {
    picture: 'hotel-rajasthan',
    from: { x: 960, y: 780, width: 1560 },
    to: { x: 960, y: 760, width: 1720 },
  },
  {
    picture: 'hotel-fjord',
    from: { x: 960, y: 790, width: 1640 },
    to: { x: 1060, y: 790, width: 1640 },
  },
  {
    picture: 'hotel-cyclades',
    from: { x: 1080, y: 819, width: 1640 },
    to: { x: 1080, y: 700, width: 1640 },
  },
];

/** Includes the cross-fade from the last shot back to the first. */
export const LOOP_SECONDS = SHOTS.length * SHOT_SECONDS + FADE_SECONDS;

interface TimedShot extends Shot {
  /** How long the shot is on screen, its cross-fades included. */
  seconds: number;
}

/** The shots in order, the first repeated at the end. */
export function timedShots(): TimedShot[] {
  const [first, ...others] = SHOTS;
  if (!first) return [];
  const opening = { ...first, seconds: SHOT_SECONDS + 2 * FADE_SECONDS };
  const middle = others.map((shot) => ({ ...shot, seconds: SHOT_SECONDS + FADE_SECONDS }));
  return [opening, ...middle, opening];
}

/**
 * The camera's slow move across one picture. `perspective` moves by fractions of a pixel, where
 * `zoompan` and `crop` would jitter.
 */
function cameraMove({ from, to, seconds }: TimedShot): string {
  const progress = `in/${seconds * FRAME_RATE - 1}`;
  const between = (start: number, end: number) => `(${start}+(${end - start})*${progress})`;
  const half = (share: number) => between(from.width * share, to.width * share);
  const left = `${between(from.x, to.x)}-${half(1 / 2)}`;
  const right = `${between(from.x, to.x)}+${half(1 / 2)}`;
  const top = `${between(from.y, to.y)}-${half(9 / 32)}`;
  const bottom = `${between(from.y, to.y)}+${half(9 / 32)}`;
  const corners = [left, top, right, top, left, bottom, right, bottom]
    .map((value, index) => `${index % 2 ? 'y' : 'x'}${Math.floor(index / 2)}='${value}'`)
    .join(':');
  return [
    'scale=out_color_matrix=bt709:out_range=tv',
    'format=yuv444p',
    `perspective=${corners}:interpolation=cubic:sense=source:eval=frame`,
    `scale=${VIDEO_WIDTH}:${VIDEO_HEIGHT}:flags=lanczos`,
    'setsar=1',
  ].join(',');
}

/**
 * The ffmpeg filter graph of the whole loop. It is cut at the same moment of the first shot and of its
 * repetition, just after the cross-fade into it, so that the loop has no visible seam.
 */
export function loopGraph(): string {
  const shots = timedShots();
  const moves = shots.map((shot, index) => `[${index}:v]${cameraMove(shot)}[shot${index}]`);
  const fades = shots.slice(1).map((_, index) => {
    const before = index === 0 ? 'shot0' : `mix${index}`;
    const offset = FADE_SECONDS + (index + 1) * SHOT_SECONDS;
    return `[${before}][shot${index + 1}]xfade=duration=${FADE_SECONDS}:offset=${offset}[mix${index + 1}]`;
  });
  const end = FADE_SECONDS + LOOP_SECONDS;
  const cut = `[mix${shots.length - 1}]trim=start=${FADE_SECONDS}:end=${end},setpts=PTS-STARTPTS[loop]`;
  return [...moves, ...fades, cut].join(';');
}
