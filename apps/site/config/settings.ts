import * as v from 'valibot';

/** Returns the schema of a text with its description, which editors and Storybook show. */
const text = (description: string) => v.pipe(v.string(), v.description(description));

/** A web address that browsers open without a warning: https only, like the site itself. */
const address = (description: string) =>
  v.pipe(
    v.string(),
    v.url('Give a whole web address, such as "https://help.example/".'),
    v.startsWith('https://', 'Give an address that begins with https://.'),
    v.description(description),
  );

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
    advertise: address('For advertisers.'),
    games: address('Games.'),
    sitemap: address('Sitemap.'),
    testimonial: address('Where members write a testimonial.'),
    adBlockerGuide: address('How to let the site through an ad blocker.'),
    oldAccountTrouble: address('Help for members whose old account does not open.'),
    hostingSignUp: address("The hosting partner's sign-up, below news and video guides."),
    social: v.pipe(
      v.array(v.strictObject({ label: text('Name of the network.'), href: address('Profile.') })),
      v.description('Social networks, in the order of the footer.'),
    ),
  }),
  v.description('Addresses outside the site that open in a tab of their own.'),
);

const framedPages = v.pipe(
  v.strictObject({
    news: address('News of the help desk.'),
    videoGuides: address('Video guides of the help desk.'),
    coupons: address('Coupons.'),
    cashback: address('Cash-back offers.'),
    tasks: address('Tasks.'),
    rapidoreachWidget: address("RapidoReach's widget."),
  }),
  v.description('Pages that the site shows in a frame. Their origins stand in `framedOrigins`.'),
);

const sink = (description: string) => v.optional(v.nullable(address(description)), null);

/** The schema of the operator's settings (decision D58). */
export const settingsSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(text('This schema, for editors.')),
    productName: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Give the product a name.'),
      v.maxLength(40, 'Give a name of at most 40 characters.'),
      v.description(
        'What the product is called, in every text of the site. Pictures hold it, too: banners, link preview and icons are files.',
      ),
    ),
    siteAddress: v.pipe(
      origin,
      v.description('Where this site is reached, which previews of its links need.'),
    ),
    links,
    framedPages,
    framedOrigins: v.pipe(
      v.array(origin),
      v.description(
        'Origins of providers and help desks that may be framed; any other is linked instead.',
      ),
    ),
    messengerAppId: v.pipe(
      v.string(),
      v.regex(/^\d{1,20}$/, 'Give the number as digits in quotes.'),
      v.description("The operator's number at Facebook, without which Messenger takes no link."),
    ),
    legacyRedemption: v.pipe(
      v.boolean(),
      v.description('Whether the redeem screen shows the redemption options of old.'),
    ),
    analytics: sink('Where page views and events are posted; null for nowhere.'),
    failures: v.optional(
      v.pipe(
        v.strictObject({
          address: sink('Where the site posts what failed in it; null for nowhere.'),
          sample: v.optional(
            v.pipe(
              v.number(),
              v.minValue(0, 'Give a share from 0 to 1.'),
              v.maxValue(1, 'Give a share from 0 to 1.'),
              v.description('The share of visits that report, from 0 to 1.'),
            ),
            1,
          ),
          policyReports: sink(
            'Where browsers themselves report violations of the Content-Security-Policy; null for nowhere. Their reports hold whole addresses and are not sampled.',
          ),
        }),
        v.description('Who is told of failures.'),
      ),
      {},
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const [key, page] of Object.entries(value.framedPages)) {
      if (value.framedOrigins.includes(new URL(page).origin)) continue;
      addIssue({
        message: `Its origin ${new URL(page).origin} is not among framedOrigins, so it could not be framed.`,
        path: [
          { type: 'object', origin: 'value', input: value, key: 'framedPages', value: page },
          { type: 'object', origin: 'value', input: value.framedPages, key, value: page },
        ],
      });
    }
  }),
  v.title('Settings of the site'),
);

/** The validated settings, with defaults filled in. */
export type Settings = v.InferOutput<typeof settingsSchema>;
