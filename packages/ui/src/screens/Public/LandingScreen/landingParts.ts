export { HeroPicture } from './HeroPicture.tsx';
export { Introduction } from './Introduction.tsx';
export { PeekingCards } from './PeekingCards.tsx';
export { Sections } from './Sections.tsx';
