/** In ms; with reduced motion the styles leave an animation a hundredth of one. */
const longest = 20;

/** Animations and transitions that go on for longer than a frame, as `name of <element class>`. */
function movements(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect)) return [];
    if (Number(effect.getComputedTiming().activeDuration) <= longest) return [];
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
const look = () => movements().forEach((each) => seen.add(each));
for (const type of ['animationstart', 'transitionrun']) {
  document.addEventListener(type, look, true);
}

/** What has moved since this was asked before, also what has come to its end. */
export function movedSince(): readonly string[] {
  look();
  const all = [...seen];
  seen.clear();
  return all;
}
