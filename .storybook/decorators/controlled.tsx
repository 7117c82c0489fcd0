import type { Args, Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { onArgsUpdated } from './channel.ts';

/**
 * The value of a controlled component in a decorator: starts with the story's arg of that name, and
 * follows the panel Controls. Returns it with its setter.
 */
export function useControlled<Value>({ id, args }: { id: string; args: Args }, name: string) {
  // The first args, since Storybook passes those that a decorator sets to its next rendering.
  const [initial] = useState<Value>(args[name]);
  const [current, setCurrent] = useState(initial);
  useEffect(() => {
    let before = initial;
    return onArgsUpdated(({ storyId, args: updated }) => {
      if (storyId !== id || updated[name] === before) return;
      before = updated[name] as Value;
      setCurrent(before);
    });
  }, [id, initial, name]);
  return [current, setCurrent] as const;
}

/**
 * Keeps the value of a controlled component, so that its story reacts to input and to the panel Controls. A
 * decorator, since the code that a story shows is its own element.
 */
export const controlled = (value: string, onChange: string): Decorator =>
  function Controlled(Story, context) {
    const { args } = context;
    const [report] = useState(() => args[onChange]);
    const [current, setCurrent] = useControlled<unknown>(context, value);
    function change(next: unknown) {
      setCurrent(next);
      if (typeof report === 'function') report(next);
    }
    return <Story args={{ ...args, [value]: current, [onChange]: change }} />;
  };
