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
};
