import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface FilterSheetProps {
  /** The label of the button that closes the sheet, such as "Show rewards". */
  closeLabel: string;
  /** The filters, which are applied immediately. */
  children: ReactNode;
}

/** A button that opens filters in a sheet, for phones, which have no room for them. */
export function FilterSheet({ closeLabel, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="secondary"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Filters
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        footer={<Button onClick={() => setOpen(false)}>{closeLabel}</Button>}
      >
        <Stack align="start">{children}</Stack>
      </Dialog>
    </>
  );
}
