import { useEffect, useRef } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';

/** Ends the filters that hide the open story or test, as from a link, so that the sidebar marks it. */
export function RevealOpenStory() {
  const { removeTagFilters } = useStorybookApi();
  const { storyId, index, excludedTagFilters } = useStorybookState();
  const revealedId = useRef('');
  const entry = index?.[storyId];
  useEffect(() => {
    // Once for each entry, so that the reader can filter again while the entry is open.
    if (!entry || revealedId.current === storyId) return;
    revealedId.current = storyId;
    const tags = storyId.includes(':') ? [...entry.tags, '_test'] : entry.tags;
    const hiding = excludedTagFilters.filter((tag) => tags.includes(tag));
    if (hiding.length > 0) void removeTagFilters(hiding);
  }, [entry, excludedTagFilters, removeTagFilters, storyId]);
  return null;
}
