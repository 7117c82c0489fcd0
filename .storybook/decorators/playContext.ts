import type { StoryContext } from '@storybook/react-vite';

/** The parts of a story's context that play functions and their helpers share. */
export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

export type Canvas = PlayContext['canvas'];
export type User = PlayContext['userEvent'];
