import type { ReactNode } from 'react';
import type { surveyProviders } from '#ui/domain/partnerNames.ts';

/** A partner code. */
export type Provider = keyof typeof surveyProviders;

/** SVG content in a view box of 24 x 24, in the text colour. */
export const marks: Readonly<Record<Provider, ReactNode>> = {
  // Samples in a dish.
  SAMPLY: (
    <>
      <path d="M3 12a9 9 0 0 0 18 0z" fill="currentColor" />
      <circle cx="8.5" cy="6.5" r="2.5" fill="currentColor" />
      <circle cx="15.5" cy="5" r="2.5" fill="currentColor" />
    </>
  ),
  // Two arrows.
  RAPIDOREACH: (
    <g fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round">
      <path d="m4 5 7 7-7 7" strokeLinejoin="round" />
      <path d="m13 5 7 7-7 7" strokeLinejoin="round" />
    </g>
  ),
  // A speech bubble with a check mark.
  YOURSURVEYS: (
    <>
      <path
        d="M5 3h14a2.5 2.5 0 0 1 2.5 2.500v9A2.5 2.5 0 0 1 19 17h-7l-5 4.500V17H5a2.5 2.5 0 0 1-2.5-2.500v-9A2.5 2.5 0 0 1 5 3z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d="m8 10 3 3 5-5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  // Rays of light.
  PURESPECTRUM: (
    <g fill="none" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round">
      <path d="M3 19a9 9 0 0 1 18 0" />
      <path d="M7.5 19a4.5 4.5 0 0 1 9 0" />
      <path d="M12 3v1.500M4 6.500l1.2 1.200M20 6.500l-1.2 1.2" />
    </g>
  ),
  // A chart of three bars.
  SSI: (
    <g fill="currentColor">
      <rect x="3" y="13" width="4.8" height="8" rx="1.2" />
      <rect x="9.6" y="8" width="4.8" height="13" rx="1.2" />
      <rect x="16.2" y="3" width="4.8" height="18" rx="1.2" />
    </g>
  ),
  // An open ring with a dot.
  CINT: (
    <>
      <path
        d="M18.5 6a9 9 0 1 0 0 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="13" cy="12" r="3" fill="currentColor" />
    </>
  ),
};
