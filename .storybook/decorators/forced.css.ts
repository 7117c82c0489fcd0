// First, since the rule below must come after its ring.
import '@cb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

// Forcing :focus-visible on a story puts a ring on each of its elements, although only controls take
// the focus. `:where` keeps this as specific as that ring, and weaker than those of components.
globalStyle(`.pseudo-focus-visible-all :where(:not(${focusable}))`, { outline: 'none' });
