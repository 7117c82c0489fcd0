import type { Args, Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Returns a controlled component's value and its setter, for a decorator. The value starts as the arg `name`,
 * and follows the panel Controls.
 */
export function useControlled<Value>({ id, args }: { id: string; args: Args }, name: string) {
  // The initial args: in the next rendering, Storybook passes those that a decorator sets now.
  const [initial] = useState<Value>(args[name]);
  const [current, setCurrent] = useState(initial);
  useEffect(() => {
    let lastValue = initial;
    function updateFromControls({ storyId, args: updated }: { storyId: string; args: Args }) {
      if (storyId !== id || updated[name] === lastValue) return;
      lastValue = updated[name];
      setCurrent(lastValue);
    }
    const channel = addons.getChannel();
    channel.on(STORY_ARGS_UPDATED, updateFromControls);
    return () => channel.off(STORY_ARGS_UPDATED, updateFromControls);
  }, [id, initial, name]);
  return [current, setCurrent] as const;
}

/**
 * Keeps the value of a controlled component, so that its story reacts to input and to the panel Controls. A
 * decorator rather than a wrapper, so that the shown code contains the component only.
 */
export const controlled = (value: string, onChange: string): Decorator =>
  function Controlled(Story, context) {
    const { args } = context;
    // The initial arg, as above.
    const [reportChange] = useState(() => args[onChange]);
    const [current, setCurrent] = useControlled<unknown>(context, value);
    function change(next: unknown) {
      setCurrent(next);
      if (typeof reportChange === 'function') reportChange(next);
    }
    return <Story args={{ ...args, [value]: current, [onChange]: change }} />;
  };
