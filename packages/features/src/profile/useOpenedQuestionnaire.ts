import { questionnaireFailed } from '@cb/ui/domain/memberMessages';
import { usePlatform } from '@cb/ui/platform';
import { useEffect, useState } from 'react';
import { useIdle } from '../hooks/useIdle.ts';
import type * as script from './Questionnaire.tsx';

const load = () => import('./Questionnaire.tsx');

/**
 * Returns the questionnaire while it is open. Its script is loaded once the page is idle, or when the
 * member opens it before (D242).
 */
export function useOpenedQuestionnaire() {
  const { alert } = usePlatform();
  const [loaded, setLoaded] = useState<typeof script>();
  const [open, setOpen] = useState(false);
  const wasIdle = useIdle();
  useEffect(() => {
    // After a failure it is loaded when the member opens it.
    if (wasIdle) load().then(setLoaded, () => {});
  }, [wasIdle]);
  return {
    Questionnaire: open ? loaded?.Questionnaire : undefined,
    onOpen: () => {
      setOpen(true);
      if (loaded) return;
      load().then(setLoaded, () => {
        setOpen(false);
        alert(questionnaireFailed);
      });
    },
    onClose: () => setOpen(false),
  };
}
