export { Fan, PeekingCards } from './Faces.tsx';
export { Sections } from './Sections.tsx';
