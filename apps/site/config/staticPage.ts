import '@cb/ui/theme';
import './staticPage.css.ts';
