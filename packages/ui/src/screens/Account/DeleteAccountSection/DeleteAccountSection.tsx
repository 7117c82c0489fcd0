import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

/** "Delete Account" of the account settings: opens the confirmation dialog (ACC-05). */
export function DeleteAccountSection({ onOpen }: { onOpen: () => void }) {
  return (
    <SettingsSection
      title="Delete Account"
      explanation="Deleted accounts lose all CBs. This cannot be undone."
    >
      <Inline>
        <Button tone="critical" onClick={onOpen}>
          Delete Account
        </Button>
      </Inline>
    </SettingsSection>
  );
}
