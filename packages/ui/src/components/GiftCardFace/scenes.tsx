import type { ReactNode } from 'react';
import { sky, type Scene } from './faceOf.ts';

/** Returns the angles, in degrees, that divide a circle into equal parts. */
const anglesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => (360 / count) * index);

/** The x and y coordinates of the pizza's toppings. */
const toppings = [
  [228, 46],
  [270, 28],
  [296, 76],
  [248, 98],
  [286, 122],
  [214, 84],
] as const;

/** The x and y coordinates of the fern's leaves, on its stem. */
const leaves = [
  [214, 160],
  [218, 138],
  [226, 116],
  [235, 94],
  [247, 72],
  [260, 51],
  [274, 29],
] as const;

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** SVG content in a view box of 320 x 200, clear of the words at the bottom left. */
export const scenes: Readonly<Record<Scene, ReactNode>> = {
  ribbon: (
    <>
      <path d="M0 84h320v22H0z" fill="#d99a2b" />
      <path d="M210 0h24v200h-24z" fill="#f2b632" />
      <path d="M222 95c-18-40-62-50-68-28-5 20 30 30 68 28z" fill="#f2b632" />
      <path d="M222 95c18-40 62-50 68-28 5 20-30 30-68 28z" fill="#f2b632" />
      <path
        d="M222 95c-14-22-38-32-44-22s14 22 44 22zM222 95c14-22 38-32 44-22s-14 22-44 22z"
        fill="#b97a16"
      />
      <path d="M222 95l-34 46 18-2 4 14 20-52zM222 95l34 46-18-2-4 14-20-52z" fill="#d99a2b" />
      <rect x="208" y="82" width="28" height="26" rx="8" fill="#ffd36b" />
    </>
  ),
  books: (
    <>
      <circle cx="250" cy="92" r="92" fill="#8a5a05" opacity="0.12" />
      <g transform="translate(8 -14)">
        <rect x="172" y="54" width="22" height="92" fill="#c9542f" rx="3" />
        <rect x="196" y="38" width="16" height="108" fill="#1f6b4f" rx="3" />
        <rect x="214" y="62" width="28" height="84" fill="#fffaf0" rx="3" />
        <rect x="244" y="46" width="14" height="100" fill="#d99a2b" rx="3" />
        <rect x="260" y="58" width="20" height="88" fill="#28487f" rx="3" />
        <rect x="282" y="40" width="24" height="106" fill="#12493a" rx="3" />
        <path d="M218 76h20v3h-20zM218 82h14v3h-14zM199 50h10v3h-10z" fill="#12493a" />
        <path d="M286 54h16v3h-16zM286 60h16v3h-16z" fill="#e9d7a8" />
        <rect x="160" y="146" width="170" height="7" fill="#6b4a1c" />
        <path d="M176 54c-4-20 8-32 24-36-2 18-8 30-24 36z" fill="#3f8f68" />
      </g>
    </>
  ),
  coffee: (
    <>
      <circle cx="248" cy="84" r="84" fill="#ffffff" opacity="0.1" />
      <circle cx="248" cy="86" r="58" fill="#f4e7cf" />
      <circle cx="248" cy="86" r="46" fill="#6b3f22" />
      <path
        d="M248 112c-22-12-32-24-24-36 6-8 18-6 24 4 6-10 18-12 24-4 8 12-2 24-24 36z"
        fill="#e8cfa6"
      />
      <path d="M306 72c18-2 18 30-4 28" {...line} stroke="#f4e7cf" strokeWidth="10" />
    </>
  ),
  games: (
    <>
      <rect x="152" y="34" width="150" height="90" fill="#ffffff" opacity="0.16" rx="45" />
      <path
        d="M182 70h11V59q0-4 4-4h8q4 0 4 4v11h11q4 0 4 4v8q0 4-4 4h-11v11q0 4-4 4h-8q-4 0-4-4V86h-11q-4 0-4-4v-8q0-4 4-4z"
        fill="#eef0ff"
      />
      <circle cx="268" cy="61" r="11" fill="#ffd15c" />
      <circle cx="268" cy="97" r="11" fill="#ff8f7a" />
      <circle cx="250" cy="79" r="11" fill="#7fe0c0" />
      <circle cx="286" cy="79" r="11" fill="#9fb6ff" />
    </>
  ),
  dunes: (
    <>
      <rect width="320" height="120" fill={sky.color} />
      <circle cx="232" cy="62" r="30" fill="#ffe2a8" />
      <path d="M0 92c60-34 110-30 160-4s110 22 160-14v126H0z" fill="#c4692d" />
      <path d="M0 112c70-40 120-8 180-2s100-6 140-34v124H0z" fill="#8f4518" />
      <path d="M0 132c80-14 150 14 320-20v88H0z" fill="currentColor" />
    </>
  ),
  pizza: (
    <>
      <circle cx="262" cy="70" r="92" fill="#c98436" />
      <circle cx="262" cy="70" r="80" fill="#f2c25c" />
      {toppings.map(([x, y]) => (
        <circle key={x} cx={x} cy={y - 4} r="13" fill="#b5311f" />
      ))}
      {toppings.map(([x, y]) => (
        <circle key={x} cx={x - 3} cy={y - 7} r="4" fill="#d9573f" />
      ))}
      <path
        d="M238 66q8-10 16 0M266 52q8 10 16 0M258 108q8-10 16 0"
        {...line}
        stroke="#3f7a35"
        strokeWidth="5"
      />
    </>
  ),
  fern: (
    <>
      <path d="M214 170C214 120 234 60 284 14" {...line} stroke="#a7d6a0" strokeWidth="4" />
      {leaves.map(([x, y]) => (
        <g key={y}>
          <ellipse
            cx={x + 24}
            cy={y - 2}
            rx="26"
            ry="9"
            fill="#6fb673"
            transform={`rotate(-18 ${x} ${y})`}
          />
          <ellipse
            cx={x - 22}
            cy={y - 6}
            rx="24"
            ry="9"
            fill="#4c9757"
            transform={`rotate(38 ${x} ${y})`}
          />
        </g>
      ))}
    </>
  ),
  orange: (
    <>
      <circle cx="250" cy="78" r="72" fill="#f0b429" />
      <circle cx="250" cy="78" r="62" fill="#fff3cf" />
      {anglesOf(8).map((angle) => (
        <path
          key={angle}
          d="M250 72l-16-44a52 52 0 0 1 32 0z"
          fill="#f0b429"
          transform={`rotate(${angle} 250 78)`}
        />
      ))}
      <path d="M180 20c22-14 44-8 52 10-22 10-42 8-52-10z" fill="#9bc45a" />
    </>
  ),
  boat: (
    <>
      <path d="M238 22v78h-56z" fill="#f3f0e2" />
      <path d="M246 38v62h44z" fill="#f0a35c" />
      <path d="M176 106h124c-8 22-20 30-34 30h-60c-14 0-26-10-30-30z" fill="#d9533b" />
      <path d="M216 138q14-12 28 0t28 0 28 0 40 0" {...line} stroke="#7cc7d6" strokeWidth="6" />
      <path d="M244 154q14-12 28 0t28 0 40 0" {...line} stroke="#3d8fa3" strokeWidth="5" />
    </>
  ),
  flower: (
    <>
      {anglesOf(6).map((angle, index) => (
        <ellipse
          key={angle}
          cx="246"
          cy="36"
          rx="22"
          ry="46"
          fill={index % 2 ? '#b884d6' : '#d9b3ec'}
          transform={`rotate(${angle} 246 78)`}
        />
      ))}
      <circle cx="246" cy="78" r="18" fill="#ffd98a" />
    </>
  ),
  lamp: (
    <>
      <circle cx="246" cy="84" r="80" fill="#ffffff" opacity="0.12" />
      <path d="M210 30h72l24 62H186z" fill="#ffe3a3" />
      <rect x="240" y="92" width="12" height="50" fill="#e0b265" />
      <rect x="214" y="140" width="64" height="9" fill="#e0b265" rx="4" />
      <path d="M186 92h120l14 50H172z" fill="#ffe3a3" opacity="0.18" />
    </>
  ),
  kite: (
    <>
      <path d="M252 14l46 50-46 66-46-66z" fill="#ffcf6b" />
      <path d="M252 14l46 50h-46z" fill="#ff9a7a" />
      <path d="M206 64h46v66z" fill="#7fd0d8" />
      <path d="M252 130c-6 16 18 18 8 34s-10 14-6 36" {...line} stroke="#ffffff" strokeWidth="3" />
      <path d="M258 150l14-8v16zM258 150l-14-8v16z" fill="#ffcf6b" />
    </>
  ),
  plane: (
    <>
      <circle cx="262" cy="58" r="34" fill="#ffd68a" />
      <g fill="#e8f0ff">
        <rect x="176" y="78" width="150" height="44" rx="22" />
        <circle cx="218" cy="80" r="30" />
        <circle cx="262" cy="74" r="38" />
        <circle cx="302" cy="88" r="26" />
      </g>
      <path d="M30 92C90 84 130 66 168 34" {...line} stroke="#8fb0ff" strokeWidth="3" />
      <path d="M190 16l-30 12-10-8-6 2 6 12-8 6 4 2 10-4 32-14c8-4 8-10 2-8z" fill="#ffffff" />
    </>
  ),
};
