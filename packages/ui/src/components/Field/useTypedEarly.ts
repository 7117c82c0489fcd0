import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Reports text that was typed or autofilled into a prerendered field before hydration. */
export function useTypedEarly(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onChange: (value: string) => void,
) {
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (value === '' && typed !== '') onChange(typed);
  });
  useLayoutEffect(() => takeOver(), []);
}
