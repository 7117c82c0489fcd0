/** Every address outside the site, for an operator to edit (decision D8). */
export const externalLinks = {
  help: 'https://help.cbrewards.example/',
  blog: 'https://blog.cbrewards.example/',
  about: 'https://www.cbrewards.example/about',
  contact: 'https://www.cbrewards.example/contact',
  advertise: 'https://www.cbrewards.example/advertise',
  games: 'https://games.cbrewards.example/',
  sitemap: 'https://www.cbrewards.example/sitemap',
  social: [
    { label: 'Facebook', href: 'https://www.facebook.com/cbrewards.example' },
    { label: 'Instagram', href: 'https://www.instagram.com/cbrewards.example' },
    { label: 'X', href: 'https://x.com/cbrewards_example' },
    { label: 'YouTube', href: 'https://www.youtube.com/@cbrewards.example' },
  ],
} as const;
