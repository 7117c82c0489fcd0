import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Takes over what was typed or filled in before the script of a prerendered page had arrived. */
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
