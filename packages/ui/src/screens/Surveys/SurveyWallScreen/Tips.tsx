import { useState, type ReactNode } from 'react';
import { Info } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import * as styles from './SurveyWallScreen.css.ts';

/** A button that opens a dialog with tips. */
function Tips({ title, tips }: { title: string; tips: readonly ReactNode[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" icon={<Info size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        footer={<Button onClick={() => setOpen(false)}>Got it</Button>}
      >
        <ul className={styles.list}>
          {tips.map((tip, at) => (
            <li key={at}>{tip}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** Tips on answering surveys (SVW-04, SVW-05). */
export function SurveyTips() {
  return (
    <Tips
      title="Survey Tips"
      tips={[
        'Answer honestly, and take your time.',
        'Never share survey content with anybody, neither questions nor pictures of them.',
        'Inconsistencies between your answers can cost you your survey access or your account.',
      ]}
    />
  );
}

/** Tips on completing the profile; the site does not enforce them (SVW-06). */
export function UserProfileTips() {
  return (
    <Tips
      title="User Profile Tips"
      tips={[
        'Gender, age, location and language are mandatory profile answers.',
        'Answer honestly: surveys are chosen for you by your profile.',
        'Keep it up to date. Inconsistencies can cost you your survey access or your account.',
      ]}
    />
  );
}
