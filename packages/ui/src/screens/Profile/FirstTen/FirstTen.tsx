import { Check, ClipboardList, Gift, ListChecks, UserRound, Users } from 'lucide-react';
import { Button } from '#ui/components/Button/Button.tsx';
import { type LargeLink, LinkList } from '#ui/components/LinkList/LinkList.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { leastText, profilerCb } from '#ui/domain/figures.ts';

/** The steps of a new member to the first $10 (D197), in order. */
export const firstTenSteps = ['name', 'profiler', 'survey', 'link', 'redemption'] as const;

/** A step to the first $10. */
export type FirstTenStep = (typeof firstTenSteps)[number];

/** `unknown` until a response shows whether the step is done. */
export type FirstTenStates = Readonly<Record<FirstTenStep, 'done' | 'todo' | 'unknown'>>;

export interface FirstTenLinks {
  readonly profile: string;
  readonly surveys: string;
  readonly referAFriend: string;
  readonly redeemRewards: string;
}

export interface FirstTenProps {
  /** The state of each step. */
  states: FirstTenStates;
  /** The addresses that the steps link to. */
  links: FirstTenLinks;
  /** Called when the member hides the steps for good. */
  onClose: () => void;
}

const steps: Readonly<
  Record<FirstTenStep, Pick<LargeLink, 'Icon' | 'name' | 'text'> & { target: keyof FirstTenLinks }>
> = {
  name: {
    target: 'profile',
    Icon: UserRound,
    name: 'Add your name',
    text: 'In the form on your profile',
  },
  profiler: {
    target: 'profile',
    Icon: ListChecks,
    name: 'Complete your secondary profiler',
    text: `Earns ${profilerCb} CB, and surveys that suit you better`,
  },
  survey: {
    target: 'surveys',
    Icon: ClipboardList,
    name: 'Complete your first survey',
    text: 'Each card shows its CB and its minutes',
  },
  link: {
    target: 'referAFriend',
    Icon: Users,
    name: 'Get your referral link',
    text: 'You earn a share of what your friends earn',
  },
  redemption: {
    target: 'redeemRewards',
    Icon: Gift,
    name: `Redeem your first ${leastText.dollars}`,
    text: `For a gift card, from ${leastText.cb}`,
  },
};

const stateNames = { done: 'Done', todo: 'To do', unknown: undefined };

/** Five steps of a new member to the first $10, each with its state in words and its link (D197). */
export function FirstTen({ states, links, onClose }: FirstTenProps) {
  return (
    <Stack space="small">
      <LinkList
        title={`Your first ${leastText.dollars}`}
        links={firstTenSteps.map((step) => {
          const { target, Icon, name, text } = steps[step];
          const state = states[step];
          return {
            href: links[target],
            Icon: state === 'done' ? Check : Icon,
            name,
            text,
            badge: stateNames[state],
          };
        })}
      />
      <div>
        <Button tone="quiet" flush="start" onClick={onClose}>
          Hide these steps
        </Button>
      </div>
    </Stack>
  );
}
