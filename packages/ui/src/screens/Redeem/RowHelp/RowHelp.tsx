import { CircleHelp } from 'lucide-react';
import { use } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import type { CbEntry } from '../../../domain/cbEntry.ts';
import { ExplainContext } from '../WhereIsMyCb/ExplainerProvider.tsx';

/** Opens "Where is my CB?" at a row of a report (D69, D196). Small, because every row has one. */
export function RowHelp({ entry }: { entry: CbEntry }) {
  const explain = use(ExplainContext);
  return (
    <IconButton
      label={`Where is my CB? ${entry.method} ${entry.date}`.trim()}
      aria-haspopup="dialog"
      icon={<CircleHelp size={18} aria-hidden />}
      onClick={() => explain(entry)}
    />
  );
}
