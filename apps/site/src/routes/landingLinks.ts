import type { PublicLinks } from '@cb/ui/screens/Public/PublicPage';
import { externalLinks } from '../operator/links.ts';
import { paths } from './paths.ts';

export const landingLinks: PublicLinks = { ...externalLinks, ...paths, home: paths.start };
