import type { ComponentType } from 'react';
import * as Button from '../../packages/ui/src/components/Button/Button.stories.tsx';
import * as IconButton from '../../packages/ui/src/components/IconButton/IconButton.stories.tsx';
import * as Link from '../../packages/ui/src/components/Link/Link.stories.tsx';
import * as LinkButton from '../../packages/ui/src/components/LinkButton/LinkButton.stories.tsx';
import * as NavLink from '../../packages/ui/src/components/NavLink/NavLink.stories.tsx';
import * as Tabs from '../../packages/ui/src/components/Tabs/Tabs.stories.tsx';
import * as LinkList from '../../packages/ui/src/components/LinkList/LinkList.stories.tsx';
import * as LinkTabs from '../../packages/ui/src/components/LinkTabs/LinkTabs.stories.tsx';
import * as Chip from '../../packages/ui/src/components/Chip/Chip.stories.tsx';
import * as DropdownMenu from '../../packages/ui/src/components/DropdownMenu/DropdownMenu.stories.tsx';
import * as Popover from '../../packages/ui/src/components/Popover/Popover.stories.tsx';
import * as ThemeSwitch from '../../packages/ui/src/components/ThemeSwitch/ThemeSwitch.stories.tsx';
import * as CopyField from '../../packages/ui/src/components/CopyField/CopyField.stories.tsx';
import * as ShareButtons from '../../packages/ui/src/components/ShareButtons/ShareButtons.stories.tsx';
import * as TextField from '../../packages/ui/src/components/TextField/TextField.stories.tsx';
import * as PasswordField from '../../packages/ui/src/components/PasswordField/PasswordField.stories.tsx';
import * as SearchField from '../../packages/ui/src/components/SearchField/SearchField.stories.tsx';
import * as SelectField from '../../packages/ui/src/components/SelectField/SelectField.stories.tsx';
import * as Combobox from '../../packages/ui/src/components/Combobox/Combobox.stories.tsx';
import * as Checkbox from '../../packages/ui/src/components/Checkbox/Checkbox.stories.tsx';
import * as ChoiceGroup from '../../packages/ui/src/components/ChoiceGroup/ChoiceGroup.stories.tsx';
import * as Collapsible from '../../packages/ui/src/components/Collapsible/Collapsible.stories.tsx';
import * as Table from '../../packages/ui/src/components/Table/Table.stories.tsx';
import * as SurveyCard from '../../packages/ui/src/screens/Surveys/SurveyCard/SurveyCard.stories.tsx';
import * as ProfilerCard from '../../packages/ui/src/screens/Profile/ProfilerCard/ProfilerCard.stories.tsx';
import preview from '../preview.tsx';
import { Foundation, TokenSection } from '@cb/ui/internal/foundations/Foundation';
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

interface Row {
  readonly stories: readonly {
    readonly Component: ComponentType;
    readonly composed: { readonly name: string };
    readonly meta: { readonly input: { readonly title?: string } };
  }[];
  /** The args that disable them. */
  readonly disabled?: object;
}

/** The interactive components, each as these stories show it. */
const rows: readonly Row[] = [
  {
    stories: [
      Button.Primary,
      Button.Secondary,
      Button.Quiet,
      Button.Critical,
      Button.CriticalQuiet,
      Button.Busy,
    ],
    disabled: { disabled: true },
  },
  { stories: [IconButton.Quiet, IconButton.Strong] },
  { stories: [Link.Inline, Link.Standalone, Link.Plain, Link.PrimaryButtonLink] },
  { stories: [LinkButton.InASentence] },
  { stories: [NavLink.Idle, NavLink.Current] },
  { stories: [Tabs.FirstChosen] },
  { stories: [LinkList.Counted] },
  { stories: [LinkTabs.FirstChosen] },
  { stories: [Chip.Off, Chip.On], disabled: { disabledReason: 'No survey has this length' } },
  { stories: [DropdownMenu.Closed] },
  { stories: [Popover.Closed] },
  { stories: [ThemeSwitch.System] },
  { stories: [CopyField.Ready] },
  { stories: [ShareButtons.Thirteen] },
  { stories: [TextField.Filled, TextField.WithError], disabled: { disabled: true } },
  { stories: [PasswordField.Current] },
  { stories: [SearchField.Filled] },
  { stories: [SelectField.Stacked] },
  { stories: [Combobox.Closed] },
  { stories: [Checkbox.Unticked, Checkbox.Checked] },
  { stories: [ChoiceGroup.One] },
  { stories: [Collapsible.Closed] },
  { stories: [Table.Sorted] },
  { stories: [SurveyCard.Ready] },
  { stories: [ProfilerCard.Ready] },
];

/** Every control of the components at rest, under the pointer, pressed, focused and disabled. */
export const States = meta.story({
  name: 'Rest, hover, pressed, focus',
  render: () => (
    <Foundation
      title="States"
      lead="Interactive components in each state. The first of each row is live, the others show a fixed state. The toolbar “CSS pseudo states” fixes any story in a state, such as the items of an open menu."
    >
      {rows.map(({ stories, disabled }) => {
        const title = stories[0]?.meta.input.title?.split('/').at(-1) ?? '';
        return (
          <TokenSection key={title} title={title} columns="whole">
            {stories.map(({ Component, composed: { name } }) => {
              const specimen = (state: string, className: string, args?: object) => (
                <figure key={state} className={styles.specimen}>
                  <figcaption className={styles.value}>{`${name}, ${state}`}</figcaption>
                  <div className={className} inert={className !== ''}>
                    <Component {...args} />
                  </div>
                </figure>
              );
              return (
                <div key={name} className={styles.states}>
                  {Object.entries(states).map(([state, className]) => specimen(state, className))}
                  {disabled && specimen('disabled', '', disabled)}
                </div>
              );
            })}
          </TokenSection>
        );
      })}
    </Foundation>
  ),
});
