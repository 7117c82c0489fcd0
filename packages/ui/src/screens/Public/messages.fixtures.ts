/** Messages that might break rendering: markup, direction overrides, endless words, emoji. */
export const hostileMessages = [
  '<img src=x onerror="alert(1)"> & <script>alert(2)</script>',
  'abc\u202Egnirts desrever',
  'W'.repeat(10_000),
  '👩‍👩‍👧‍👦🏳️‍🌈 🎉'.repeat(20),
];

export const thirtyMessages = Array.from(
  { length: 30 },
  (_, index) => `Problem ${index + 1}: check what you typed and try again.`,
);

export const longMessage =
  'Your registration could not be finished because the zipcode does not belong to the country that your connection comes from; check the zipcode, or write to the help desk from the address you are registering.';
