import {
  ChevronLeft,
  ChevronRight,
  Gift,
  LayoutGrid,
  ListChecks,
  Pause,
  Play,
  Users,
} from 'lucide-react';
import { use, useState } from 'react';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { ShellLinks } from '../links.ts';
import * as styles from './PromoCarousel.css';
import { usePassing, useStill } from './usePassing.ts';

type PromoLinks = Pick<ShellLinks, 'giftCards' | 'surveys' | 'offerWalls' | 'referAFriend'>;

const bannersOf = (links: PromoLinks) =>
  [
    {
      href: links.giftCards,
      Icon: Gift,
      title: 'Gift cards',
      text: 'See what your CB can become.',
    },
    {
      href: links.surveys,
      Icon: ListChecks,
      title: 'Surveys',
      text: 'Answer questions and earn CB.',
    },
    {
      href: links.offerWalls,
      Icon: LayoutGrid,
      title: 'More offer walls',
      text: 'More ways to earn, all on one balance.',
    },
    {
      href: links.referAFriend,
      Icon: Users,
      title: 'Refer a friend',
      text: 'Share in what your friends earn.',
    },
  ] as const;

/** The sidebar's banners, one at a time (part 1 §2). They never move under reduced motion, nor while read. */
export function PromoCarousel({ links }: { links: PromoLinks }) {
  const Component = use(LinkContext);
  const still = useStill();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const banners = bannersOf(links);
  const moving = !still && !paused && !held;
  const { shown, step } = usePassing(banners.length, moving);
  const banner = banners[shown];
  if (!banner) return null;
  return (
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <section
        aria-roledescription="carousel"
        aria-label="Ways to earn"
        className={styles.carousel}
      >
        <div aria-live={still || paused || held ? 'polite' : 'off'}>
          <Component href={banner.href} className={styles.banner}>
            <span className={styles.drawing}>
              <banner.Icon size={22} aria-hidden />
            </span>
            <span className={styles.title}>{banner.title}</span>
            <span className={styles.text}>{banner.text}</span>
          </Component>
        </div>
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            aria-label="Previous banner"
            onClick={() => step(-1)}
          >
            <ChevronLeft size={20} aria-hidden />
          </button>
          {!still && (
            <button
              type="button"
              className={styles.control}
              aria-label={paused ? 'Move the banners' : 'Pause the banners'}
              onClick={() => setPaused(!paused)}
            >
              {paused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
            </button>
          )}
          <Text size="small" tone="muted" as="span">
            {shown + 1} of {banners.length}
          </Text>
          <button
            type="button"
            className={styles.control}
            aria-label="Next banner"
            onClick={() => step(1)}
          >
            <ChevronRight size={20} aria-hidden />
          </button>
        </div>
      </section>
    </div>
  );
}
