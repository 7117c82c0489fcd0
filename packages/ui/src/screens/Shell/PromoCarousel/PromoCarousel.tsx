import {
  ChevronLeft,
  ChevronRight,
  LayoutGrid,
  ListChecks,
  Pause,
  Play,
  Users,
} from 'lucide-react';
import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { LinkContext } from '#ui/components/Link/Link.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { useHydrated, usePlatform } from '#ui/platform/Platform.tsx';
import { useMedia } from '#ui/platform/useMedia.ts';
import { reducedMotion } from '#ui/theme/media.ts';
import type { ShellLinks } from '../links.ts';
import * as styles from './PromoCarousel.css.ts';

/** How long each banner is shown, in ms. */
export const bannerMs = 8000;

/**
 * Returns the index of the current banner and a setter. Advances on a timer while `moving`, except behind
 * a modal dialog, which hides the banners from screen readers.
 */
function useAutoAdvance(count: number, moving: boolean, banners: RefObject<Element | null>) {
  const { clock } = usePlatform();
  const [shownIndex, setShownIndex] = useState(0);
  const [skipped, setSkipped] = useState(0);
  useEffect(() => {
    if (!moving) return;
    return clock.after(bannerMs, () => {
      if (banners.current?.closest('[aria-hidden=true]')) setSkipped((times) => times + 1);
      else setShownIndex((index) => (index + 1) % count);
    });
  }, [clock, count, moving, banners, shownIndex, skipped]);
  const step = (by: number) => setShownIndex((index) => (index + by + count) % count);
  return { shown: shownIndex, step };
}

type PromoLinks = Pick<ShellLinks, 'giftCards' | 'surveys' | 'moreOfferWalls' | 'referAFriend'>;

const bannersOf = (links: PromoLinks) =>
  [
    {
      href: links.giftCards,
      // Shows a card instead of an icon.
      Icon: undefined,
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
      href: links.moreOfferWalls,
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

export interface PromoCarouselProps {
  /** The carousel's accessible name, which tells it from another one of the page. */
  label: string;
  /** The addresses that the banners link to. */
  links: PromoLinks;
  /** The card on the banner of the gift cards; a card of no brand without one. */
  giftCard?: ReactNode;
}

/**
 * The sidebar's banners, all on the page and one shown at a time (SHL-12), following the carousel
 * pattern of the ARIA practices. They never advance under reduced motion, nor while hovered or focused.
 */
export function PromoCarousel({ label, links, giftCard = <GiftCardFace /> }: PromoCarouselProps) {
  const Component = use(LinkContext);
  const isMotionReduced = useMedia(reducedMotion);
  const isHydrated = useHydrated();
  const [paused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isInUse = isHovered || isFocused;
  const banners = bannersOf(links);
  const moving = !isMotionReduced && !paused && !isInUse;
  const slides = useRef<HTMLDivElement>(null);
  const { shown, step } = useAutoAdvance(banners.length, moving, slides);
  const Toggle = paused ? Play : Pause;
  const positionOf = (at: number) => `${at + 1} of ${banners.length}`;
  return (
    <div
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <section aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
        {/* The controls precede the banners, so that the keyboard reaches them first. */}
        <div className={styles.controls}>
          {!isMotionReduced && (
            <span className={isHydrated ? styles.toggle : styles.prerenderedToggle}>
              <IconButton
                label={paused ? 'Move the banners' : 'Pause the banners'}
                icon={<Toggle size={20} aria-hidden />}
                onClick={() => setPaused(!paused)}
              />
            </span>
          )}
          <IconButton
            label="Previous banner"
            icon={<ChevronLeft size={20} aria-hidden />}
            onClick={() => step(-1)}
          />
          <Text size="caption" tone="muted" as="span">
            {positionOf(shown)}
          </Text>
          <IconButton
            label="Next banner"
            icon={<ChevronRight size={20} aria-hidden />}
            onClick={() => step(1)}
          />
        </div>
        {/* A live region only while in use, because Radix does not hide live regions behind a modal dialog. */}
        <div ref={slides} aria-live={isInUse ? 'polite' : undefined}>
          {banners.map(({ href, title, text, Icon }, index) => (
            <div
              key={title}
              hidden={index !== shown}
              role="group"
              aria-roledescription="slide"
              aria-label={positionOf(index)}
            >
              <Component href={href} className={styles.banner}>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.text}>{text}</span>
                </span>
                {Icon ? (
                  <span className={styles.drawing}>
                    <Icon size={24} aria-hidden />
                  </span>
                ) : (
                  <div className={styles.face}>{giftCard}</div>
                )}
              </Component>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
