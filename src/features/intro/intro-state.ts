import {
  INTRO_BRAND_MS,
  INTRO_DURATION_MS,
  INTRO_FADE_OUT_MS,
  INTRO_SKIP_MS,
  INTRO_TITLE,
  INTRO_TITLE_FADE_MS,
  INTRO_VIDEO_SOURCES,
  TYPEWRITER_MS,
} from '#domain/site/intro.ts';

const SECOND_MS = 1000;

export type IntroState = {
  /** `calm`: nothing moves and nothing ends by itself. */
  phase: 'waiting' | 'running' | 'paused' | 'calm' | 'over';
  /** Played so far, in ms. */
  elapsed: number;
  /** Clock time of the last update, in ms. */
  at: number;
  /** Points on the timeline, in ms; skipping brings both forward. */
  fadeOutFrom: number;
  end: number;
  /** Index of the current video; past the last one, only the still image is shown. */
  source: number;
};

/** `at` is the clock's time, in ms. */
export type IntroEvent =
  | { type: 'start'; at: number; calm: boolean }
  | { type: 'time' | 'pause' | 'resume' | 'skip'; at: number }
  | { type: 'video-failed' | 'autoplay-refused' };

/** The state on the server and at the first render. */
export const INTRO_WAITING: IntroState = {
  phase: 'waiting',
  elapsed: 0,
  at: 0,
  fadeOutFrom: INTRO_FADE_OUT_MS,
  end: INTRO_DURATION_MS,
  source: 0,
};

/** The state at that clock time: only a running timeline advances. */
function advance(state: IntroState, at: number): IntroState {
  if (state.phase !== 'running') return { ...state, at };
  const elapsed = state.elapsed + Math.max(0, at - state.at);
  if (elapsed >= state.end) return { ...state, at, elapsed: state.end, phase: 'over' };
  return { ...state, at, elapsed };
}

function skip(state: IntroState): IntroState {
  if (state.phase === 'calm') return { ...state, phase: 'over' };
  if (state.phase !== 'running' && state.phase !== 'paused') return state;
  return {
    ...state,
    phase: 'running',
    fadeOutFrom: Math.min(state.fadeOutFrom, state.elapsed),
    end: Math.min(state.end, state.elapsed + INTRO_SKIP_MS),
  };
}

/** The whole behaviour of the intro, without a clock of its own. */
export function introReducer(state: IntroState, event: IntroEvent): IntroState {
  switch (event.type) {
    case 'start':
      if (state.phase !== 'waiting') return state;
      return { ...state, at: event.at, phase: event.calm ? 'calm' : 'running' };
    case 'time':
      return advance(state, event.at);
    case 'pause': {
      const now = advance(state, event.at);
      return now.phase === 'running' ? { ...now, phase: 'paused' } : now;
    }
    case 'resume':
      if (state.phase !== 'paused') return state;
      return { ...state, at: event.at, phase: 'running' };
    case 'skip':
      return skip(advance(state, event.at));
    case 'video-failed':
      return { ...state, source: Math.min(state.source + 1, INTRO_VIDEO_SOURCES) };
    case 'autoplay-refused':
      return { ...state, source: INTRO_VIDEO_SOURCES };
  }
}

/** What to render. */
export function introView({ phase, elapsed, fadeOutFrom, end, source }: IntroState) {
  const isCalm = phase === 'calm';
  const isFilm = phase === 'running' || phase === 'paused';
  const nextSecond = (Math.floor(elapsed / SECOND_MS) + 1) * SECOND_MS;
  return {
    /** Characters of the title typed so far. */
    typed: isCalm
      ? INTRO_TITLE.length
      : Math.min(INTRO_TITLE.length, Math.floor(elapsed / TYPEWRITER_MS)),
    isBrandShown: isCalm || elapsed >= INTRO_BRAND_MS,
    isTitleGone: !isCalm && elapsed >= INTRO_TITLE_FADE_MS,
    /** The film has what it needs, or ends early, or there is none. */
    isHalf: isCalm || elapsed >= Math.min(INTRO_TITLE_FADE_MS, fadeOutFrom),
    isFadedOut: !isCalm && elapsed >= fadeOutFrom,
    isPausable: isFilm && elapsed < fadeOutFrom,
    /** The video to show over the still image; null for the still alone. */
    video: isFilm && source < INTRO_VIDEO_SOURCES ? source : null,
    seconds: Math.floor(elapsed / SECOND_MS),
    /** Where the progress bar moves to, as a share, and in how many ms. */
    bar:
      phase === 'running'
        ? {
            share: Math.min(nextSecond / INTRO_DURATION_MS, 1),
            ms: Math.min(nextSecond, end) - elapsed,
          }
        : { share: elapsed / INTRO_DURATION_MS, ms: 0 },
  };
}

/** Time until the next change, in ms; null when none is due. */
export function msToNextChange({ phase, elapsed, fadeOutFrom, end }: IntroState): number | null {
  if (phase !== 'running') return null;
  const typed = Math.floor(elapsed / TYPEWRITER_MS);
  const moments = [
    (typed < INTRO_TITLE.length ? typed + 1 : Number.POSITIVE_INFINITY) * TYPEWRITER_MS,
    INTRO_BRAND_MS,
    INTRO_TITLE_FADE_MS,
    fadeOutFrom,
    end,
    (Math.floor(elapsed / SECOND_MS) + 1) * SECOND_MS,
  ];
  return Math.min(...moments.filter((moment) => moment > elapsed)) - elapsed;
}
