import { Amount } from '#ui/components/Amount/Amount.tsx';
import { ButtonLink, Link } from '#ui/components/Link/Link.tsx';
import { useProductName, Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { paidToMembers } from '#ui/domain/figures.ts';
import * as pageStyles from './PublicPage.css.ts';

/** The targets of the public area's links, set by the site. */
export interface PublicLinks {
  login: string;
  signUp: string;
  home: string;
  cashBack: string;
  surveys: string;
  discover: string;
  redeem: string;
  privacyPolicy: string;
  termsOfService: string;
  referAndEarn: string;
  help: string;
  blog: string;
  about: string;
  contact: string;
  advertise: string;
  games: string;
  sitemap: string;
  /** The social networks, in display order. */
  social: readonly { label: string; href: string }[];
}

interface Group {
  title: string;
  external?: boolean;
  links: readonly { label: string; href: string }[];
}

const groupsOf = (links: PublicLinks, productName: string): Group[] => [
  {
    title: 'Earn and redeem',
    links: [
      { label: 'Home', href: links.home },
      { label: 'Cash back', href: links.cashBack },
      { label: 'Surveys', href: links.surveys },
      { label: 'Discover', href: links.discover },
      { label: 'Redeem', href: links.redeem },
    ],
  },
  {
    title: 'Good to know',
    links: [
      { label: 'Refer and earn', href: links.referAndEarn },
      { label: 'Privacy policy', href: links.privacyPolicy },
      { label: 'Terms of service', href: links.termsOfService },
    ],
  },
  {
    title: productName,
    external: true,
    links: [
      { label: 'Help', href: links.help },
      { label: 'Blog', href: links.blog },
      { label: 'About', href: links.about },
      { label: 'Contact', href: links.contact },
      { label: 'Advertise', href: links.advertise },
      { label: 'Games', href: links.games },
      { label: 'Sitemap', href: links.sitemap },
    ],
  },
  { title: 'Follow us', external: true, links: links.social },
];

/** The content of the header of the public area (LND-01). */
export function Header({ links }: { links: PublicLinks }) {
  return (
    <>
      <Link href={links.home} look="plain">
        <Wordmark from="narrow" />
      </Link>
      <nav aria-label="Account" className={pageStyles.nav}>
        <ButtonLink href={links.login} tone="quiet">
          Login
        </ButtonLink>
        <ButtonLink href={links.signUp} tone="secondary">
          SignUp
        </ButtonLink>
      </nav>
    </>
  );
}

/** The product in the footer. */
export function About() {
  return (
    <>
      <Wordmark />
      <p className={pageStyles.claim}>{`${paidToMembers} paid to members`}</p>
      <p>
        <Amount cb={100} /> = $1
      </p>
    </>
  );
}

/** All links of the footer (LND-05 to LND-09, D34). */
export function FooterLinks({ links }: { links: PublicLinks }) {
  const productName = useProductName();
  return groupsOf(links, productName).map(({ title, external = false, links }) => (
    <div key={title}>
      <p className={pageStyles.title}>{title}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} look="plain" external={external}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
