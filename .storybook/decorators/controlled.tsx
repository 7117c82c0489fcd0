import type { Args, Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Keeps the value of a controlled component, so that its story reacts to input and to the panel Controls. A
 * decorator, since the code that a story shows is its own element.
 */
export const controlled = (value: string, onChange: string): Decorator =>
  function Controlled(Story, { id, args }) {
    // The first args, since Storybook passes those that this decorator sets to its next rendering.
    const [{ [value]: initial, [onChange]: report }] = useState(args);
    const [current, setCurrent] = useState<unknown>(initial);
    useEffect(() => {
      let before: unknown = initial;
      const follow = ({ storyId, args: updated }: { storyId: string; args: Args }) => {
        if (storyId !== id || updated[value] === before) return;
        before = updated[value];
        setCurrent(before);
      };
      const channel = addons.getChannel();
      channel.on(STORY_ARGS_UPDATED, follow);
      return () => channel.off(STORY_ARGS_UPDATED, follow);
    }, [id, initial]);
    function change(next: unknown) {
      setCurrent(next);
      if (typeof report === 'function') report(next);
    }
    return <Story args={{ ...args, [value]: current, [onChange]: change }} />;
  };
