import * as v from 'valibot';

/** Returns the schema of a text with its description, which editors and Storybook show. */
const text = (description: string) => v.pipe(v.string(), v.description(description));

/** A web address that browsers open without a warning: https only, like the site itself. */
const address = (description: string) =>
  v.pipe(v.string(), v.url(), v.startsWith('https://'), v.description(description));

/** An origin: scheme and host only, which browsers compare and a policy may contain. */
const origin = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/,
    'Give an origin and nothing after it, such as "https://offers.example".',
  ),
);

const links = v.pipe(
  v.strictObject({
    help: address('Help centre.'),
    blog: address('Blog.'),
    about: address('About the company.'),
    contact: address('Contact form.'),
    advertise: address('Page for advertisers.'),
    games: address('Games.'),
    sitemap: address('Sitemap.'),
    testimonial: address('Form for testimonials.'),
    adBlockerGuide: address('Guide to allowing the site in an ad blocker.'),
    oldAccountTrouble: address('Help with old accounts that do not open.'),
    hostingSignUp: address("The hosting partner's sign-up, below news and video guides."),
    social: v.pipe(
      v.array(v.strictObject({ label: text('Name of the network.'), href: address('Profile.') })),
      v.description('Social networks, in the order of the footer.'),
    ),
  }),
  v.description('External URLs, which open in a new tab.'),
);

const framedPages = v.pipe(
  v.strictObject({
    news: address('News of the help desk.'),
    videoGuides: address('Video guides of the help desk.'),
    coupons: address('Coupons.'),
    cashback: address('Cash-back offers.'),
    tasks: address('Tasks.'),
  }),
  v.description('Pages that the site shows in a frame. `framedOrigins` lists their origins.'),
);

const sink = (description: string) => v.optional(v.nullable(address(description)), null);

/** The schema of the operator's settings (D58). */
export const settingsSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(text('This schema, for editors.')),
    productName: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Give the product a name.'),
      v.maxLength(40, 'Give a name of at most 40 characters.'),
      v.description(
        "The product's name in all texts. Banners, link preview and icons also show it; replace those files.",
      ),
    ),
    siteAddress: v.pipe(origin, v.description("The site's origin, for link previews.")),
    links,
    framedPages,
    framedOrigins: v.pipe(
      v.array(origin),
      v.description(
        'Origins of providers and help desks that may be framed; pages of others are linked.',
      ),
    ),
    widgetOrigin: v.optional(
      v.pipe(
        v.nullable(origin),
        v.description(
          'The origin that serves the page for scripts of partners, `dist-widget`; null for none. Not the origin of the site, whose session those scripts could use.',
        ),
      ),
      null,
    ),
    messengerAppId: v.pipe(
      v.string(),
      v.regex(/^\d{1,20}$/, 'Give the number as digits in quotes.'),
      v.description("The operator's app id at Facebook, which sharing to Messenger requires."),
    ),
    legacyRedemption: v.pipe(
      v.boolean(),
      v.description('Whether the redeem screen shows the legacy redemption options.'),
    ),
    analytics: sink('URL that receives page views and events; null for none.'),
    failures: v.optional(
      v.pipe(
        v.strictObject({
          address: sink('URL that receives failure reports; null for none.'),
          sample: v.optional(
            v.pipe(
              v.number(),
              v.minValue(0),
              v.maxValue(1),
              v.description('The share of visits that report, from 0 to 1.'),
            ),
            1,
          ),
          policyReports: sink(
            "URL that receives browsers' reports of policy violations; null for none. They contain whole URLs and are not sampled.",
          ),
        }),
        v.description('Receivers of failure reports.'),
      ),
      {},
    ),
  }),
  v.forward(
    v.check(
      ({ siteAddress, widgetOrigin }) => widgetOrigin !== siteAddress,
      'Give an origin of its own, because scripts of partners run on it.',
    ),
    ['widgetOrigin'],
  ),
  v.forward(
    v.check(
      ({ framedPages: pages, framedOrigins }) =>
        Object.values(pages).every((page) =>
          framedOrigins.includes(URL.parse(page)?.origin ?? page),
        ),
      'Give pages whose origins are among framedOrigins, because no others can be framed.',
    ),
    ['framedPages'],
  ),
  v.title('Settings of the site'),
);

/** The validated settings, with defaults filled in. */
export type Settings = v.InferOutput<typeof settingsSchema>;
