/** The longest animation to ignore, in ms: with reduced motion the styles leave each 0.01 ms. */
const ignoredMs = 20;

function nameOf(animation: Animation) {
  if (animation instanceof CSSAnimation) return animation.animationName;
  return animation instanceof CSSTransition ? animation.transitionProperty : 'a script';
}

/** Lists the running animations that take longer than a frame, as `name of <element class>`. */
const runningMovements = () =>
  document.getAnimations().flatMap((animation) => {
    const { effect, timeline } = animation;
    // An animation that follows the member's scrolling is not movement.
    if (!(effect instanceof KeyframeEffect) || !(timeline instanceof DocumentTimeline)) return [];
    if (Number(effect.getComputedTiming().activeDuration) <= ignoredMs) return [];
    const { target, pseudoElement } = effect;
    const element = `<${target?.localName} class="${target?.className}">${pseudoElement ?? ''}`;
    return [`${nameOf(animation)} of ${element}`];
  });

const recorded = new Set<string>();
const recordMovements = () => runningMovements().forEach((movement) => recorded.add(movement));
for (const type of ['animationstart', 'transitionrun']) {
  document.addEventListener(type, recordMovements, true);
}

/** Returns and clears the movements since the last call, including finished ones. */
export function takeMovements(): readonly string[] {
  recordMovements();
  const all = [...recorded];
  recorded.clear();
  return all;
}
