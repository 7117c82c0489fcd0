/** Says at the login and the sign-up that neither works without cookies. */
export const cookiesOff =
  'Cookies are off for this site, so you cannot sign up or log in. Allow them in the settings of your browser, then reload the page.';
