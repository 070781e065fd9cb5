import { useEffect, useEffectEvent, useReducer } from 'react';
import { INTRO_WAITING, introReducer, introView, msToNextChange } from './intro-state.ts';
import { rememberIntroSeen } from './seen-intro.ts';

const isCalmWanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the visitor or the line asks for few bytes: the still then stays. Only Chromium knows. */
function isFilmTooDear(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection');
  if (typeof line !== 'object' || line === null) return false;
  return Reflect.get(line, 'saveData') === true || /2g$/.test(Reflect.get(line, 'effectiveType'));
}

type UseIntro = { onHalf: () => void; onEnd: (isRemembered: boolean) => void };

/** Runs the timeline: starts it on mount, updates it when a change is due, reports its end once. */
export function useIntro({ onHalf, onEnd }: UseIntro) {
  const [state, dispatch] = useReducer(introReducer, INTRO_WAITING);

  const start = useEffectEvent(() => {
    dispatch({ type: 'start', at: performance.now(), calm: isCalmWanted() });
    if (isFilmTooDear()) dispatch({ type: 'autoplay-refused' });
    rememberIntroSeen();
  });
  useEffect(() => start(), []);

  const { isHalf } = introView(state);
  const prepare = useEffectEvent(onHalf);
  useEffect(() => {
    if (isHalf) prepare();
  }, [isHalf]);

  const wait = msToNextChange(state);
  const { elapsed } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: two waits may be as long as each other.
  useEffect(() => {
    if (wait === null) return;
    const wake = () => dispatch({ type: 'time', at: performance.now() });
    const timer = setTimeout(wake, Math.ceil(wait));
    return () => clearTimeout(timer);
  }, [wait, elapsed]);

  const isOver = state.phase === 'over';
  const end = useEffectEvent(() => onEnd(rememberIntroSeen()));
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  return {
    view: introView(state),
    phase: state.phase,
    togglePause: () =>
      dispatch({ type: state.phase === 'paused' ? 'resume' : 'pause', at: performance.now() }),
    skip: () => dispatch({ type: 'skip', at: performance.now() }),
    videoFailed: () => dispatch({ type: 'video-failed' }),
    autoplayRefused: () => dispatch({ type: 'autoplay-refused' }),
  };
}
