import '@cb/ui/theme/theme.ts';
import './staticPage.css.ts';
