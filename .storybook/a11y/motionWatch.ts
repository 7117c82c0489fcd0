/** The longest animation to ignore, in ms: with reduced motion the styles leave each 0.01 ms. */
const ignoredMs = 20;

/** Lists the running animations that take longer than a frame, as `name of <element class>`. */
function movements(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect, timeline } = animation;
    // An animation that follows the member's scrolling is not movement.
    if (!(effect instanceof KeyframeEffect) || !(timeline instanceof DocumentTimeline)) return [];
    if (Number(effect.getComputedTiming().activeDuration) <= ignoredMs) return [];
    const name =
      animation instanceof CSSAnimation
        ? animation.animationName
        : animation instanceof CSSTransition
          ? animation.transitionProperty
          : 'a script';
    const { target, pseudoElement } = effect;
    return [`${name} of <${target?.localName} class="${target?.className}">${pseudoElement ?? ''}`];
  });
}

const seen = new Set<string>();
const recordMovements = () => movements().forEach((each) => seen.add(each));
for (const type of ['animationstart', 'transitionrun']) {
  document.addEventListener(type, recordMovements, true);
}

/** Returns and clears the movements since the last call, including finished ones. */
export function takeMovements(): readonly string[] {
  recordMovements();
  const all = [...seen];
  seen.clear();
  return all;
}
