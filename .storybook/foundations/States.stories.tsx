import type { ComponentType } from 'react';
import preview from '../preview.tsx';
import { Foundation, Part } from '@cb/ui/internal/foundations/Foundation';
import * as styles from '@cb/ui/internal/foundations.css';

const meta = preview.meta({
  title: 'Foundations/States',
  tags: ['!autodocs'],
});

/** The classes by which storybook-addon-pseudo-states forces a state on what is inside. */
const states = {
  'at rest': '',
  'under the pointer': 'pseudo-hover-all',
  pressed: 'pseudo-hover-all pseudo-focus-all pseudo-active-all',
  'focus by keyboard': 'pseudo-focus-all pseudo-focus-visible-all',
};

const files = import.meta.glob<
  Readonly<Record<string, { readonly Component: ComponentType<object> }>>
>(
  [
    '../../packages/ui/src/components/*/*.stories.tsx',
    '../../packages/ui/src/screens/*/{ProfilerCard,SurveyCard}/*.stories.tsx',
  ],
  { eager: true },
);

/** Returns the component of a story; throws if there is none. */
function storyOf(component: string, story: string) {
  const [, file] = Object.entries(files).find(([path]) => path.includes(`/${component}.`)) ?? [];
  const found = file?.[story];
  if (!found) throw new Error(`${component} has no story ${story}.`);
  return found.Component;
}

/** The interactive components, each as these stories show it. */
const shown: Readonly<Record<string, readonly string[]>> = {
  Button: ['Primary', 'Secondary', 'Quiet', 'Critical', 'CriticalQuiet', 'Busy'],
  IconButton: ['Quiet', 'Strong'],
  Link: ['Inline', 'Standalone', 'Plain', 'PrimaryButtonLink'],
  LinkButton: ['InASentence'],
  NavLink: ['Idle', 'Current'],
  Tabs: ['FirstChosen'],
  PlaceList: ['Counted'],
  LinkTabs: ['FirstChosen'],
  Chip: ['Off', 'On'],
  DropdownMenu: ['Closed'],
  Popover: ['Closed'],
  ThemeSwitch: ['System'],
  CopyField: ['Ready'],
  ShareButtons: ['Thirteen'],
  TextField: ['Filled', 'WithError'],
  PasswordField: ['Current'],
  SearchField: ['Filled'],
  SelectField: ['Stacked'],
  Combobox: ['Closed'],
  Checkbox: ['Unticked', 'Checked'],
  ChoiceGroup: ['One'],
  Collapsible: ['Closed'],
  Table: ['Sorted'],
  SurveyCard: ['Ready'],
  ProfilerCard: ['Ready'],
};

/** The args that disable the stories of a component. */
const disabling: Readonly<Record<string, object>> = {
  Button: { disabled: true },
  Chip: { reason: 'No survey has this length' },
  TextField: { disabled: true },
};

/** Every control of the components at rest, under the pointer, pressed, focused and disabled. */
export const States = meta.story({
  name: 'Rest, hover, pressed, focus',
  render: () => (
    <Foundation
      title="States"
      lead="Interactive components in each state. The first of each row is live, the others show a fixed state. The toolbar “CSS pseudo states” fixes any story in a state, such as the items of an open menu."
    >
      {Object.entries(shown).map(([component, stories]) => (
        <Part key={component} title={component} columns="whole">
          {stories.map((story) => {
            const Component = storyOf(component, story);
            const specimen = (state: string, className: string, args?: object) => (
              <figure key={state} className={styles.specimen}>
                <figcaption className={styles.value}>{`${story}, ${state}`}</figcaption>
                <div className={className} inert={className !== ''}>
                  <Component {...args} />
                </div>
              </figure>
            );
            return (
              <div key={story} className={styles.states}>
                {Object.entries(states).map(([state, className]) => specimen(state, className))}
                {disabling[component] && specimen('disabled', '', disabling[component])}
              </div>
            );
          })}
        </Part>
      ))}
    </Foundation>
  ),
});
