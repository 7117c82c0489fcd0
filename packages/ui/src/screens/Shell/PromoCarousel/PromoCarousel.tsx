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
 * Returns the index of the current banner, and a function that moves by a number of banners. Advances on
 * a timer while `moving`, except behind a modal dialog, which hides the banners from screen readers.
 */
function useAutoAdvance(count: number, moving: boolean, banners: RefObject<Element | null>) {
  const { clock } = usePlatform();
  const [shownIndex, setShownIndex] = useState(0);
  // Skipping a turn behind a dialog changes the count, which starts the timer again.
  const [skippedTurns, setSkippedTurns] = useState(0);
  useEffect(() => {
    if (!moving) return;
    return clock.after(bannerMs, () => {
      if (banners.current?.closest('[aria-hidden=true]')) setSkippedTurns((turns) => turns + 1);
      else setShownIndex((index) => (index + 1) % count);
    });
  }, [clock, count, moving, banners, shownIndex, skippedTurns]);
  const step = (by: number) => setShownIndex((index) => (index + by + count) % count);
  return { shownIndex, step };
}

type PromoLinks = Pick<ShellLinks, 'giftCards' | 'surveys' | 'moreOfferWalls' | 'referAFriend'>;

const bannersOf = (links: PromoLinks) =>
  [
    {
      href: links.giftCards,
      // Has a gift card in place of an icon.
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
  /** The accessible name, which differs from that of the page's other carousel. */
  label: string;
  /** The addresses that the banners link to. */
  links: PromoLinks;
  /** The card on the banner of the gift cards; by default a card without a brand. */
  giftCard?: ReactNode;
}

/**
 * The sidebar's banners, all on the page and one shown at a time (SHL-12), following the carousel
 * pattern of the ARIA practices. They never advance under reduced motion, nor while hovered or focused.
 */
export function PromoCarousel({ label, links, giftCard = <GiftCardFace /> }: PromoCarouselProps) {
  const Anchor = use(LinkContext);
  const isMotionReduced = useMedia(reducedMotion);
  const isHydrated = useHydrated();
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isInUse = isHovered || isFocused;
  const banners = bannersOf(links);
  const isMoving = !isMotionReduced && !isPaused && !isInUse;
  const bannersRef = useRef<HTMLDivElement>(null);
  const { shownIndex, step } = useAutoAdvance(banners.length, isMoving, bannersRef);
  const Toggle = isPaused ? Play : Pause;
  const positionOf = (index: number) => `${index + 1} of ${banners.length}`;
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
                label={isPaused ? 'Move the banners' : 'Pause the banners'}
                icon={<Toggle size={20} aria-hidden />}
                onClick={() => setPaused(!isPaused)}
              />
            </span>
          )}
          <IconButton
            label="Previous banner"
            icon={<ChevronLeft size={20} aria-hidden />}
            onClick={() => step(-1)}
          />
          <Text size="caption" tone="muted" as="span">
            {positionOf(shownIndex)}
          </Text>
          <IconButton
            label="Next banner"
            icon={<ChevronRight size={20} aria-hidden />}
            onClick={() => step(1)}
          />
        </div>
        {/* A live region only while in use, because Radix does not hide live regions behind a modal dialog. */}
        <div ref={bannersRef} aria-live={isInUse ? 'polite' : undefined}>
          {banners.map(({ href, title, text, Icon }, index) => (
            <div
              key={title}
              hidden={index !== shownIndex}
              role="group"
              aria-roledescription="slide"
              aria-label={positionOf(index)}
            >
              <Anchor href={href} className={styles.banner}>
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
              </Anchor>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
