import { post, postChange } from '../wire/post.ts';

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly repeatPassword: string;
  readonly zipcode: string;
}

/** POST /register (API-07). Gender, country and region are constants (REG-07). */
export const register = ({ email, password, zipcode }: SignUpForm) =>
  postChange('/register', {
    Email: email,
    Gender: 'M',
    ZipCode: zipcode,
    Country: 'IN',
    Region: '',
    Password: password,
  });

/** POST /ath (literally); on success the server sets the session cookie (API-08). */
export const logIn = ({ username, password }: { username: string; password: string }) =>
  post('/ath', { Email: username, Password: password });

/** POST /resetpassword (API-09). Sends the typed text, even if it is empty (decision D36). */
export const resetPassword = (email: string) => postChange('/resetpassword', { Email: email });
