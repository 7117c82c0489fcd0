import type { Preview } from '@storybook/react-vite';
import { scenarioNames, scenarios } from '@cb/mocks/scenarios';

/** The toolbars. What is chosen is part of the address, so a link shows what its sender saw. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Side by side' },
      ],
      dynamicTitle: true,
    },
  },
  scenario: {
    description: 'How the backend answers',
    toolbar: {
      title: 'Backend',
      icon: 'database',
      items: [
        { value: 'story', title: 'As the story says' },
        ...scenarioNames.map((value) => ({ value, title: value, right: scenarios[value] })),
      ],
      dynamicTitle: true,
    },
  },
  member: {
    description: 'Who the demo member is',
    toolbar: {
      title: 'Member',
      icon: 'user',
      items: [
        { value: 'new', title: 'New member' },
        { value: 'active', title: 'Active member' },
        { value: 'rich', title: 'Rich member' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Text direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  textSpacing: {
    description: 'Text spacing (WCAG 1.4.12)',
    toolbar: {
      title: 'Spacing',
      icon: 'paragraph',
      items: [
        { value: 'normal', title: 'Normal spacing' },
        { value: 'wide', title: 'Wide spacing (WCAG 1.4.12)' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'system', title: 'Motion as the device says' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
};

/** What the toolbars start with. */
export const initialGlobals = {
  theme: 'light',
  scenario: 'story',
  member: 'active',
  direction: 'ltr',
  textSpacing: 'normal',
  motion: 'system',
} as const;
